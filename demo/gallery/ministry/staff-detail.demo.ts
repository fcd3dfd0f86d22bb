import type { Demo } from '../demo';
import { articlesOf, broken, feedsOf, staff } from './congregation';

export const demo: Demo = {
  examples: [
    {
      name: 'from a feed',
      html: '<wb-staff-detail src="/feeds/staff-detail.json" item="ruth" previous-href="/staff"></wb-staff-detail>',
      data: { ...feedsOf('/feeds/staff-detail.json', staff), page: { admin: true } },
    },
    {
      name: 'from the page, with a way back of its own',
      html: `<wb-staff-detail>\n  <a slot="previous" href="/staff">All staff</a>\n  ${articlesOf(staff.slice(0, 1))}\n</wb-staff-detail>`,
    },
    {
      name: 'a feed of the wrong shape',
      html: '<wb-staff-detail src="/feeds/broken-staff-detail.json"></wb-staff-detail>',
      data: feedsOf('/feeds/broken-staff-detail.json', broken),
      warns: 'does not fit its schema',
    },
  ],
};
