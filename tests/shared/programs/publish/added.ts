const voidTags = new Set(['input', 'img', 'br', 'link']);
const startTag = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*>/g;

/**
 * A drawn page without what the publish step has put in, found by its marks alone: shadow roots
 * with `data-wb-root`, nodes with `data-wb-drawn`, the head's nodes with `data-wb`, and covers.
 * Attributes that an element has amended stay as they are.
 */
export function withoutAdded(html: string): string {
  const plain = html
    .replace(/<template shadowrootmode="open">[^]*?<\/template>/g, (it) =>
      it.includes(' data-wb-root=') ? '' : it,
    )
    .replace(/<(script|style) data-wb[ >][^]*?<\/\1>|<link data-wb [^>]*>/g, '')
    .replace(
      /<span data-wb-content hidden>([^]*?)<\/span><span data-wb-cover>[^<]*<\/span>/g,
      (_, own: string) => own,
    );
  return withoutDrawn(plain);
}

function withoutDrawn(html: string): string {
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of html.matchAll(startTag)) {
    if (!attributes.includes(' data-wb-drawn=""')) continue;
    const end = voidTags.has(name) ? index + tag.length : endOf(html, name, index);
    return html.slice(0, index) + withoutDrawn(html.slice(end));
  }
  return html;
}

/** Where an element ends that starts here and holds elements of its own kind. */
function endOf(html: string, name: string, from: number): number {
  let depth = 0;
  for (const { 0: tag, index } of html.slice(from).matchAll(new RegExp(`</?${name}\\b`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.indexOf('>', from + index) + 1;
  }
  throw new Error(`A drawn <${name}> has no end, so whatever follows it would be lost in it.`);
}

/** The same HTML with every start tag bare, for elements that amend attributes. */
export const withoutAttributes = (html: string): string =>
  html.replace(/<([a-zA-Z][\w-]*)(?:[^>"']|"[^"]*"|'[^']*')*>/g, '<$1>');
