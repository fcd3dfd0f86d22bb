import purify, { type Config } from 'dompurify';
import { ATTRIBUTES } from './rich-attributes';
import { BLOCK, INLINE } from './rich-tags';
import type { RawNode } from './rich-text';
import { trustedPolicy } from './trusted-types';

/**
 * Parses and sanitises HTML in a browser; nothing in it runs or is fetched meanwhile. The only place
 * where foreign text becomes nodes; elements draw only what `richText` keeps of them. Import it
 * dynamically. If a policy forbids inline handlers, browsers report those in the HTML as blocked,
 * although they could not run here.
 *
 * @throws if the page's Trusted Types forbid the policy `wb-elements`
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
  // Comments and other nodes without text.
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
