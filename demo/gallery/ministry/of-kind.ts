import type { Example, State } from '../demo';
import { administered, broken, feedsOf, page } from './congregation';

/** Where `wrong` finds data that no element can show. */
const BROKEN = { '/feeds/broken.json': broken };

/**
 * An element that differs from its neighbours in its kind alone, with its data.
 *
 * @param attributes besides the address of the data
 */
export function fromData(tag: string, items: readonly object[], attributes: string): Example {
  const address = `/feeds/${tag}.json`;
  return {
    name: 'from data',
    html: `<${tag} ${`src="${address}" ${attributes}`.trim()}></${tag}>`,
    data: { feeds: { [address]: items, ...BROKEN }, page },
  };
}

/**
 * The examples of the one of a kind that also shows what an author writes in place of data of the wrong shape,
 * and what administrators are told.
 */
export function examplesOf(
  tag: string,
  items: readonly object[],
  { attributes, own }: { attributes: string; own: string },
): Example[] {
  const address = `/feeds/broken-${tag}.json`;
  return [
    fromData(tag, items, attributes),
    {
      name: 'data of the wrong shape, and what stands in its place',
      html: `<${tag} ${`src="${address}" ${attributes}`.trim()}>\n  ${own}\n</${tag}>`,
      data: { ...feedsOf(address, broken), page: administered },
      warns: 'does not fit its schema',
    },
  ];
}

/**
 * Data of the wrong shape, of an element whose neighbour shows it in an example, and what administrators are
 * told.
 */
export const wrong: State = {
  name: 'data of the wrong shape, as administrators see it',
  reach(host) {
    const page = document.querySelector('script[data-wb-page]')!;
    const administered = page.cloneNode() as HTMLScriptElement;
    administered.text = JSON.stringify({ ...JSON.parse(page.textContent), admin: true });
    // A script that is another counts as changed; one with another text does not.
    page.replaceWith(administered);
    host.setAttribute('src', '/feeds/broken.json');
  },
  warns: 'does not fit its schema',
};

/** A way back that an author wrote. */
export const wayBack = (href: string, text: string) =>
  `<a slot="previous" href="${href}">${text}</a>`;

/** A film or a recording that was asked for. */
export const played: State = {
  name: 'a recording, played in place',
  reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('.media-link')!.click(),
};
