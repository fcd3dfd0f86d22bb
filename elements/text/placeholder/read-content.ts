import type { Props } from '../../../shared/element/contract';
import type { Light } from '../../../shared/element/light';
import type { Markup } from '../../../shared/element/markup';
import type { Page } from '../../../shared/element/page';
import { isBlank, type RichNode, type Place, richText } from '../../../shared/page/rich-text';
import { decodeBase64 } from '../../../shared/text/base64';
import { fillPlaces, namedTexts } from './fill';
import type { placeholder } from './placeholder.contract';

/** What a placeholder shows. */
export interface Content {
  /** Put into the page by kernel and publish step. */
  drawn: Markup[];
  /** HTML that a browser has to fetch a sanitiser for. */
  html?: { source: string; values: [string, string][]; place: Place };
}

/** In these HTML has nothing but text, and what may stand in the midst of it. */
const INLINE_ONLY =
  'p h1 h2 h3 h4 h5 h6 a button label legend summary dt pre caption span em strong b i small'.split(
    ' ',
  );

/** Reads what the attributes say; warns of what cannot be read, and of names that nobody knows. */
export function readContent(
  host: Light,
  page: Page,
  { base64, values, format }: Props<typeof placeholder>,
): Content {
  const source = decodeBase64(base64);
  if (source === null) {
    const say = `<wb-placeholder base64="${base64.slice(0, 60)}">`;
    page.warn(
      say,
      `${say}: the value is no base64 of UTF-8, so the fallback shows instead. Encode the content's UTF-8 bytes.`,
    );
  }
  if (!source) return { drawn: [] };
  const missed = (name: string) => {
    const say = `<wb-placeholder values>: there is none for {{${name}}}`;
    page.warn(
      say,
      `${say}, so nothing stands there. Add it to values, or write {{${name} fallback="..."}}.`,
    );
  };
  const texts = namedTexts(values);
  const fill = (text: string) => fillPlaces(text, texts, missed);
  if (format === 'text') return { drawn: markupOf([fill(source)], true) };
  const place = {
    isInline: INLINE_ONLY.some((tag) => host.within(tag)),
    isLinked: host.within('a'),
  };
  const nodes = page.nodesIn?.(source);
  if (nodes) return { drawn: markupOf(richText(nodes, place, fill), place.isInline) };
  return { drawn: [], html: { source, values: [...texts], place } };
}

/** The one node that holds the content; none where there is nothing to see. */
export const markupOf = (children: RichNode[], isInline: boolean): Markup[] =>
  isBlank(children)
    ? []
    : [{ tag: isInline ? 'span' : 'div', attributes: { slot: 'content' }, children }];
