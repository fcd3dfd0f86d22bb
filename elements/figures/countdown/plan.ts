import type { Props } from '../../../shared/element/contract';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { badValue } from '../../../shared/element/parse';
import { textsOf } from '../../../shared/text/texts';
import { languageAround } from '../language-around';
import { countdown } from './countdown.contract';
import { endOf } from './end-of';
import { afterwardsOf, type Label, labelsOf, languageOf } from './languages';
import { type Zone, zoneOf } from './zones';

const AFTERWARDS = 'Afterwards:';

/** What a countdown is drawn from. */
export interface Plan {
  language: string;
  /** In the order of the units. */
  labels: Label[];
  /** The moment, as `<time>` writes it; undefined when there is none. */
  end: string | undefined;
  /** The same for readers. */
  date: string;
  /** What stands before the message where both are read; empty when there is no message. */
  afterwards: string;
}

/** Reads what a countdown says, and in which words. */
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
    labels: labelsOf(language).map((label, index) =>
      own[index] ? { one: own[index], other: own[index] } : label,
    ),
    end: end === undefined ? undefined : new Date(end).toISOString(),
    date: end === undefined ? '' : readable(end, language, zone, name),
    afterwards: hasMessage ? afterwards(page, language) : '',
  };
}

/** The page's own word, else that of the language. */
function afterwards(page: Page, language: string): string {
  const own = textsOf(page)(AFTERWARDS);
  return own === AFTERWARDS ? afterwardsOf(language) : own;
}

/** The zone of its own, else that of the page, else UTC; each with what it is called. */
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

/** A moment as clocks of its zone show it, and which zone that is. */
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
