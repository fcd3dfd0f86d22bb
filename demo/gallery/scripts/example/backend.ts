import { elementOf } from './element';

/** Nothing is bought in the gallery: what its demo knows of the backend answers in its place. */
export function answerForBackend(tag: string) {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, options) => {
    if (options?.method?.toUpperCase() !== 'POST') return fetch(input, options);
    const address = input instanceof Request ? input.url : String(input);
    const { demo } = await elementOf(tag);
    const path = new URL(address, location.href).pathname;
    const answer = demo.backend?.(path, fieldsOf(options.body));
    if (!answer) return fetch(input, options);
    return Response.json(answer.body, { status: answer.status });
  };
}

function fieldsOf(body: BodyInit | null | undefined): Record<string, string> {
  if (body instanceof URLSearchParams || body instanceof FormData) {
    return Object.fromEntries([...body].map(([name, value]) => [name, String(value)]));
  }
  const text = typeof body === 'string' ? body : '';
  if (text.startsWith('{')) return JSON.parse(text) as Record<string, string>;
  return Object.fromEntries(new URLSearchParams(text));
}
