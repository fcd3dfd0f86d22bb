import type { Props } from '../../../shared/contract/contract';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { badValue } from '../../../shared/contract/parse';
import { textsOf } from '../../../shared/foundation/texts';
import { languageAround } from '../../../shared/content/language-around';
import { countdown } from './countdown.contract';
import { endOf } from './end-of';
import { afterwardsOf, type Label, labelsOf, languageOf, timeLeftOf } from './languages';
import { type Zone, zoneOf } from './zones';

const AFTERWARDS = 'Afterwards:';
const TIME_LEFT = 'Time left';

/** The content of a countdown. */
export interface Plan {
  language: string;
  /** The accessible name. */
  name: string;
  /** In the order of the units. */
  labels: Label[];
  /** The end, as a `datetime` value; undefined when there is none. */
  end: string | undefined;
  /** The same as text for visitors. */
  date: string;
  /** The words before the message where date and message show; empty without a message. */
  afterwards: string;
}

/** Reads the content of a countdown, in its language. */
export function readPlan(host: Light, page: Page, props: Props<typeof countdown>): Plan {
  const language = languageOf(props.language || languageAround(host));
  const { daysText, hoursText, minutesText, secondsText } = props;
  const own = [daysText, hoursText, minutesText, secondsText];
  const { zone, name } = readZone(page, props.timezone);
  const end = endOf(props.end, { ...props, zone });
  if (end === undefined) {
    const problem =
      'is neither milliseconds since 1970 nor a date such as 2026-12-24T18:00 or 24/12/2026, so it counts to nothing';
    const message = badValue(countdown.tag, 'end', props.end, problem);
    page.warn(message, message);
  }
  const hasMessage = host.children.some((child) => child.attribute('slot') === 'message');
  return {
    language,
    name: props.label || ownOr(page, TIME_LEFT, timeLeftOf(language)),
    labels: labelsOf(language).map((label, index) =>
      own[index] ? { one: own[index], other: own[index] } : label,
    ),
    end: end === undefined ? undefined : new Date(end).toISOString(),
    date: end === undefined ? '' : readable(end, language, zone, name),
    afterwards: hasMessage ? ownOr(page, AFTERWARDS, afterwardsOf(language)) : '',
  };
}

/** The page's own words for a sentence, else those of the language. */
function ownOr(page: Page, sentence: string, usual: string): string {
  const own = textsOf(page)(sentence);
  return own === sentence ? usual : own;
}

/** The countdown's own zone, else the page's, else UTC; each with its name. */
function readZone(page: Page, own: string): { zone: Zone; name: string } {
  const ofPage = page
    .data('page')
    .map((it) => (it as { timeZone?: unknown } | null)?.timeZone)
    .find((it) => typeof it === 'string' && zoneOf(it));
  for (const name of [own, ofPage as string | undefined]) {
    const zone = name && zoneOf(name);
    if (zone) return { zone, name: name.trim() };
  }
  if (own) {
    const problem = 'is neither an IANA name such as Europe/Berlin nor hours from UTC';
    const message = badValue(countdown.tag, 'timezone', own, problem);
    page.warn(message, message);
  }
  return { zone: () => 0, name: 'UTC' };
}

/** A moment in the local time of its zone, with the name of the zone. */
function readable(moment: number, language: string, zone: Zone, name: string): string {
  const written = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(moment + zone(moment));
  return `${written} (${/^[+-]?\d/.test(name) ? offsetName(zone(moment)) : name.replaceAll('_', ' ')})`;
}

function offsetName(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((it) => String(it).padStart(2, '0'));
  return `UTC${offset < 0 ? '-' : '+'}${clock.join(':')}`;
}
