import type { Light } from '../../../shared/content/light';
import { safeAddress } from '../../../shared/foundation/address';

/** One language that can be chosen. */
export interface Language {
  href: string;
  name: string;
  /** The language of the name, and of the page it links to, if the author gives them. */
  lang?: string | undefined;
  hreflang?: string | undefined;
  /** The address of its picture; empty when it has none. */
  flag: string;
  isCurrent: boolean;
}

/**
 * The languages of the links in some content. The current one has aria-current, or else is the best
 * match for the page's language.
 *
 * @param pageLanguage the `lang` of the page; empty when it has none
 * @param leaveOut called for each link that cannot be chosen, with the reason as a part of a
 *   sentence
 */
export function readLanguages(
  content: Light,
  pageLanguage: string,
  leaveOut: (reason: string) => void,
): Language[] {
  const links = all(content, 'a').flatMap((link) => {
    const href = link.attribute('href')?.trim();
    const leadsTo = link.attribute('hreflang') || undefined;
    const lang = link.attribute('lang') || leadsTo;
    const hreflang = leadsTo ?? lang;
    const name = link.text.replace(/\s+/g, ' ').trim() || hreflang?.toUpperCase();
    if (!href || !safeAddress(href)) leaveOut(`to '${href ?? ''}', which is no address to follow`);
    else if (!name) leaveOut(`to '${href}', which has neither a text nor hreflang`);
    else return [{ link, language: { href, name, lang, hreflang, flag: flagIn(link) } }];
    return [];
  });
  const marked = links.findIndex(({ link }) => /^(true|page)$/.test(mark(link)));
  const codes = links.map(({ language }) => language.hreflang);
  const current = marked < 0 ? bestFor(pageLanguage, codes) : marked;
  return links.map(({ language }, index) => ({ ...language, isCurrent: index === current }));
}

const mark = (link: Light) => link.attribute('aria-current') ?? '';

const flagIn = (link: Light) => {
  const address = all(link, 'img')[0]?.attribute('src') ?? '';
  return safeAddress(address) ? address : '';
};

const all = (top: Light, tag: string): Light[] =>
  top.children.flatMap((child) => (child.tag === tag ? [child] : all(child, tag)));

/** The exact match, else the first with the same base language: en-GB matches en. */
function bestFor(wanted: string, codes: (string | undefined)[]): number {
  if (!wanted) return -1;
  const exact = codes.findIndex((code) => code?.toLowerCase() === wanted.toLowerCase());
  return exact < 0 ? codes.findIndex((code) => code && base(code) === base(wanted)) : exact;
}

const base = (code: string) => code.toLowerCase().split('-')[0];
