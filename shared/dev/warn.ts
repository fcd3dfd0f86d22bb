const said = new Set<string>();

/**
 * Tells the developer of a page, once a key, what happened, why it matters and what to do about it.
 * Visitors never see it. Published pages warn too: that is where their authors look.
 */
export function warn(key: string, message: string) {
  if (said.has(key)) return;
  said.add(key);
  console.warn(message);
}
