import type { Example, State } from '../demo';
import { administered, broken, feedsOf, page } from './congregation';

/** Where `wrong` finds data that no element can show. */
const BROKEN = { '/feeds/broken.json': broken };

/**
 * An element that differs from its neighbours in its kind alone, with its data.
 *
 * @param attributes besides the address of the data
 * @param seen by whom; by administrators where no other example shows what they are told
 */
export function fromData(
  tag: string,
  items: readonly object[],
  attributes: string,
  seen: object = administered,
): Example {
  const address = `/feeds/${tag}.json`;
  return {
    name: 'from data',
    html: `<${tag} ${`src="${address}" ${attributes}`.trim()}></${tag}>`,
    data: { feeds: { [address]: items, ...BROKEN }, page: seen },
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
    fromData(tag, items, attributes, page),
    {
      name: 'data of the wrong shape, and what stands in its place',
      html: `<${tag} ${`src="${address}" ${attributes}`.trim()}>\n  ${own}\n</${tag}>`,
      data: { ...feedsOf(address, broken), page: administered },
      warns: 'does not fit its schema',
    },
  ];
}

/** Data of the wrong shape, of an element whose neighbour shows it in an example. */
export const wrong: State = {
  name: 'data of the wrong shape',
  reach: (host) => host.setAttribute('src', '/feeds/broken.json'),
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
