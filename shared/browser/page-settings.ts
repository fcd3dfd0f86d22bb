const kept = new WeakMap<Element, { text: string; value: unknown }>();

/**
 * The fields of the page's `<script type="application/json" data-wb-page>`; of a field in several scripts
 * the first counts. Ignores invalid JSON, which `pageData` warns of. Callers check the type of each field.
 */
export function pageSettings(): Record<string, unknown> {
  const scripts = document.querySelectorAll('script[type="application/json"][data-wb-page]');
  return Object.assign({}, ...[...scripts].map(valueOf).toReversed());
}

/** The value of one script, parsed once as long as its text stays the same. */
function valueOf(script: Element): unknown {
  const text = script.textContent ?? '';
  const before = kept.get(script);
  if (before?.text === text) return before.value;
  const value = parsed(text);
  kept.set(script, { text, value });
  return value;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
