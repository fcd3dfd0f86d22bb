import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, sermons } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-sermon-detail src="/feeds/sermon-detail.json" item="light" previous-href="/sermons"></wb-sermon-detail>',
      data: { ...feedsOf('/feeds/sermon-detail.json', sermons), page: { admin: true } },
    },
    {
      name: 'from the page, with a way back of its own',
      html: `<wb-sermon-detail>\n  <a slot="previous" href="/sermons">All sermons</a>\n  ${articlesOf(sermons.slice(0, 1))}\n</wb-sermon-detail>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-sermon-detail src="/feeds/broken-sermon-detail.json"></wb-sermon-detail>',
      data: feedsOf('/feeds/broken-sermon-detail.json', broken),
      warns: 'does not fit its schema',
    },
  ],
  states: [
    {
      name: 'a recording, played in place',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('.media-link')!.click(),
    },
  ],
};
