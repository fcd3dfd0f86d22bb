import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, groups } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-group-slider src="/feeds/group-slider.json"></wb-group-slider>',
      data: { ...feedsOf('/feeds/group-slider.json', groups), page: { admin: true } },
    },
    {
      name: 'from the page',
      html: `<wb-group-slider>\n  ${articlesOf(groups)}\n</wb-group-slider>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-group-slider src="/feeds/broken-group-slider.json"></wb-group-slider>',
      data: feedsOf('/feeds/broken-group-slider.json', broken),
      warns: 'does not fit its schema',
    },
  ],
  states: [
    {
      name: 'the next page',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
  ],
};
