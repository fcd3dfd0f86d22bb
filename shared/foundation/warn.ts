const said = new Set<string>();

/**
 * Warns the page's developer in the console, once per key: what happened, why it matters and what to
 * do. Published pages warn too, because authors look there.
 */
export function warn(key: string, message: string) {
  if (said.has(key)) return;
  said.add(key);
  console.warn(message);
}
