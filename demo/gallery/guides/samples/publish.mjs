import { prerender } from 'wb-elements/publish';

/** Answers with a page as visitors get it. */
export function publish(page) {
  const { html, policy, warnings } = prerender(page);
  for (const warning of warnings) console.warn(warning);
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  });
}
