import { descendants, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { type ThirdParty, thirdParty } from '../../../shared/content/third-party';
import type { Props } from '../../../shared/contract/contract';
import { parseAddress, safeAddress } from '../../../shared/foundation/address';
import { textsOf } from '../../../shared/foundation/texts';
import type { booking } from './booking.contract';
import { CALENDLY, calendarAddress, readCalendar } from './calendar';

export interface Calendar {
  name: string;
  /** The address of its frame; empty where there is no calendar. */
  src: string;
  /** Where the author meant to lead; empty for nowhere. */
  address: string;
  party: ThirdParty;
  texts: { nothing: string; open: string; close: string };
}

/** Reads the same in Node and in the page. */
export function readBooking(host: Light, page: Page, props: Props<typeof booking>): Calendar {
  const say = textsOf(page);
  const links = descendants(host, ['a']).map((it) => it.attribute('href')?.trim() ?? '');
  const given = props.src.trim() || links.find((it) => readCalendar(it)) || links[0] || '';
  const calendar = readCalendar(given);
  const canonical = page.all('link', 'rel', 'canonical')[0]?.attribute('href') ?? '';
  const name = props.label || say('Book a time');
  return {
    name,
    src: calendar
      ? calendarAddress(calendar, {
          ...props,
          host: parseAddress(canonical, 'about:blank')?.host ?? '',
        })
      : '',
    address: calendar?.href ?? (safeAddress(given) ? given : ''),
    party: thirdParty(page, {
      purpose: 'booking',
      consent: props.consent,
      provider: { name: 'Calendly', host: new URL(CALENDLY).host },
      title: name,
      address: calendar?.href ?? '',
    }),
    texts: {
      nothing: say('There is no calendar to show.'),
      open: say('Open the calendar'),
      close: say('Close'),
    },
  };
}
