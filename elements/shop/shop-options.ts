import type { ElementOptions } from '../../shared/element/registry';
import type { Sites } from '../../shared/foundation/sites';
import { SITES } from './ecwid';
import { type Asked, type Shop, shopOf } from './read-shop';
import type { WidgetType } from './widgets';

/**
 * What an element of the shop is made of, besides its contract, component and style.
 *
 * @param widget which page of the shop it shows, and what it asks for where its attributes ask for nothing
 */
export const shopOptions = <P extends Asked>(
  widget: WidgetType | ((props: P) => WidgetType),
  otherwise: Partial<P> = {},
): ElementOptions<P, Shop> => ({
  content(host, page, props) {
    const type = typeof widget === 'function' ? widget(props) : widget;
    const told = Object.entries(props).filter(([, value]) => value !== '');
    return shopOf(host, page, type, { ...props, ...otherwise, ...Object.fromEntries(told) });
  },
  pageRules: ({ rules }) => rules,
  sites: sitesOf,
});

/** The provider's sites, where its script is not the site's own. */
export const sitesOf = ({ script }: Shop): Sites => (script.startsWith('https:') ? SITES : {});
