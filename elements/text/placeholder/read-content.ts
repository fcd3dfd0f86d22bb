import type { Props } from '../../../shared/contract/contract';
import type { Light } from '../../../shared/content/light';
import type { Markup } from '../../../shared/content/markup';
import type { Page } from '../../../shared/content/page';
import {
  isBlank,
  type RichNode,
  type Place,
  richText,
} from '../../../shared/browser/html/rich-text';
import { decodeBase64 } from './base64';
import { fillPlaces, textsByName } from './fill';
import type { placeholder } from './placeholder.contract';

/** The content of a placeholder. */
export interface Content {
  /** A text as the nodes that the kernel and the publish step put into the page. */
  drawn: Markup[];
  html?: { source: string; values: [string, string][]; place: Place };
  /** Draws the HTML; undefined in a browser, which must load the sanitiser first. */
  drawHtml?: (() => Markup[]) | undefined;
}

/** Inside these elements the content must be inline (phrasing content). */
const INLINE_ONLY =
  'p h1 h2 h3 h4 h5 h6 a button label legend summary dt pre caption span em strong b i small'.split(
    ' ',
  );

/** Reads the attributes; warns of an invalid value, and of names without a value. */
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
  const texts = textsByName(values);
  const fill = (text: string) => fillPlaces(text, texts, missed);
  if (format === 'text') return { drawn: markupOf([fill(source)], true) };
  const place = {
    isInline: INLINE_ONLY.some((tag) => host.within(tag)),
    isLinked: host.within('a'),
  };
  const { nodesIn } = page;
  return {
    drawn: [],
    html: { source, values: [...texts], place },
    drawHtml: nodesIn && (() => markupOf(richText(nodesIn(source), place, fill), place.isInline)),
  };
}

/** The one node that holds the content; none when the content is blank. */
export const markupOf = (children: RichNode[], isInline: boolean): Markup[] =>
  isBlank(children)
    ? []
    : [{ tag: isInline ? 'span' : 'div', attributes: { slot: 'content' }, children }];
