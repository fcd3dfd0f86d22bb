import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, groups } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-group-detail src="/feeds/group-detail.json" item="young" previous-href="/groups"></wb-group-detail>',
      data: { ...feedsOf('/feeds/group-detail.json', groups), page: { admin: true } },
    },
    {
      name: 'from the page, with a way back of its own',
      html: `<wb-group-detail>\n  <a slot="previous" href="/groups">All groups</a>\n  ${articlesOf(groups.slice(0, 1))}\n</wb-group-detail>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-group-detail src="/feeds/broken-group-detail.json"></wb-group-detail>',
      data: feedsOf('/feeds/broken-group-detail.json', broken),
      warns: 'does not fit its schema',
    },
  ],
};
