import { type FakeServer, openFakeServer } from '../../support/fake-server';

/** One request that a form has sent. */
export interface Sent {
  to: string;
  method: string;
  type: string;
  headers: Record<string, string>;
  /** Everything in its body, files by their names, in order. */
  entries: [name: string, value: string][];
  /** The field records in it. */
  records: Record<string, unknown>[];
}

export type FormServer = FakeServer<Sent>;

export const openServer = (): FormServer => openFakeServer(sentWith);

function sentWith(request: Request, body: BodyInit | null | undefined): Sent {
  const entries = [...(body as FormData)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as [string, string],
  );
  const data = entries.find(([name]) => name === 'data')?.[1] ?? '[]';
  return {
    to: request.url,
    method: request.method,
    type: request.headers.get('content-type')!.split(';')[0]!,
    headers: Object.fromEntries(request.headers),
    entries,
    records: JSON.parse(data) as Sent['records'],
  };
}
