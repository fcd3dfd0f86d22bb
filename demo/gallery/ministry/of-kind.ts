import type { Example, State } from '../demo';
import { broken, feedsOf } from './congregation';

/**
 * The examples of an element that differs from its neighbours in its kind alone: its data, which
 * administrators look at, and data of the wrong shape, in whose place is what an author wrote.
 *
 * @param attributes besides the address of the data
 */
export function examplesOf(
  tag: string,
  items: readonly object[],
  { attributes, own }: { attributes: string; own: string },
): Example[] {
  const [good, wrong] = [`/feeds/${tag}.json`, `/feeds/broken-${tag}.json`];
  const besides = attributes && ` ${attributes}`;
  return [
    {
      name: 'from data',
      html: `<${tag} src="${good}"${besides}></${tag}>`,
      data: { ...feedsOf(good, items), page: { admin: true } },
    },
    {
      name: 'data of the wrong shape, and what stands in its place',
      html: `<${tag} src="${wrong}"${besides}>\n  ${own}\n</${tag}>`,
      data: feedsOf(wrong, broken),
      warns: 'does not fit its schema',
    },
  ];
}

/** A way back that an author wrote. */
export const wayBack = (href: string, text: string) =>
  `<a slot="previous" href="${href}">${text}</a>`;

/** A film or a recording that was asked for. */
export const played: State = {
  name: 'a recording, played in place',
  reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('.media-link')!.click(),
};
