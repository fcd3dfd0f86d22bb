import purify, { type Config } from 'dompurify';
import { ATTRIBUTES } from './rich-attributes';
import { BLOCK, INLINE } from './rich-tags';
import type { RawNode } from './rich-text';
import { trustedPolicy } from './trusted-types';

/**
 * Some HTML as nodes, in a browser: parsed where nothing of it runs or is fetched, and cleaned of all
 * that could. The one place where text of others becomes nodes; drawn from them is only what
 * `richText` makes of it. To be imported when it is needed. Throws where the page's Trusted Types
 * forbid the policy `wb-elements`. Where a policy forbids inline handlers, browsers report those in
 * the HTML as blocked, though they could not run here.
 */
export function nodesIn(html: string): RawNode[] {
  if (!purify.isSupported) throw new Error('this browser has nothing to clean HTML with');
  const settings: Config = {
    ALLOWED_TAGS: [...INLINE, ...BLOCK],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trustedPolicy() as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  };
  return rawIn(purify.sanitize(html, settings) as unknown as DocumentFragment);
}

const rawIn = (parent: Node): RawNode[] => [...parent.childNodes].map(rawOf);

function rawOf(node: Node): RawNode {
  if (node instanceof Text) return node.data;
  // A comment, and whatever else is nothing to read.
  if (!(node instanceof Element)) return '';
  return {
    tag: node.localName,
    isHtml: node instanceof HTMLElement,
    attributes: [...node.attributes].map(({ name, value }) => [name, value] as const),
    get children() {
      return rawIn(node);
    },
  };
}
