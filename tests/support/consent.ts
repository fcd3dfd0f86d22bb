import { put } from './test-element';

const HERE = ['wb.consent.1', 'wb.consent-once.1'].map((name) => Symbol.for(name));

/** Puts a page's settings of consent into the page; undefined for a page that says nothing. */
export const putConsent = (settings?: unknown) =>
  put(
    `<script type="application/json" data-wb-page>${JSON.stringify({ consent: settings })}</script>`,
  );

/** A visitor who has decided nothing yet, on a page that says nothing. */
export function forgetConsent() {
  localStorage.removeItem('wb-consent');
  const page = globalThis as unknown as Record<symbol, Map<string, unknown> | undefined>;
  for (const it of HERE) page[it]?.clear();
  put('');
}
