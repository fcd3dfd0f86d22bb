import { descendants, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { type ThirdParty, thirdParty } from '../../../shared/content/third-party';
import type { Props } from '../../../shared/contract/contract';
import { textsOf } from '../../../shared/foundation/texts';
import type { map } from './map.contract';
import { mapAddress, placeAddress, readPlace } from './place';

export interface Shown {
  name: string;
  /** The address of its frame; empty where there is no place. */
  src: string;
  party: ThirdParty;
  hasPicture: boolean;
  texts: { show: string; nothing: string };
}

/** Reads the same in Node and in the page. */
export function readMap(host: Light, page: Page, props: Props<typeof map>): Shown {
  const say = textsOf(page);
  const written = descendants(host, ['address'])[0]?.text ?? '';
  const place = readPlace({ ...props, address: props.address || written });
  const language = page.all('html')[0]?.attribute('lang') ?? '';
  const isSomewhere = place.query !== '';
  return {
    name: place.name,
    src: isSomewhere ? mapAddress(place, { ...props, language }) : '',
    party: thirdParty(page, {
      purpose: 'maps',
      consent: props.consent,
      provider: { name: 'Google Maps', host: 'www.google.com' },
      title: say('Map: {place}').replace('{place}', () => place.name),
      address: isSomewhere ? placeAddress(place) : '',
    }),
    hasPicture: host.children.some((it) => it.attribute('slot') === 'picture'),
    texts: { show: say('Show the map'), nothing: say('There is no place to show.') },
  };
}
