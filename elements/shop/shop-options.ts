import type { ElementOptions } from '../../shared/element/registry';
import type { Sites } from '../../shared/foundation/sites';
import { SITES } from './ecwid';
import { type Asked, type Shop, shopOf } from './read-shop';

/** The provider's sites, where its script is not the site's own. */
export const sitesOf = ({ script }: Shop): Sites => (script.startsWith('https:') ? SITES : {});

/** What the elements that show a page of the shop have in common. */
export const shopOptions: ElementOptions<Asked, Shop> = {
  content: shopOf,
  pageRules: ({ rules }) => rules,
  sites: sitesOf,
};
