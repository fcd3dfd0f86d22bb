import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import { dashed } from '../../shared/contract/parse';
import type { Contract, Props } from '../../shared/contract/contract';
import type { backgroundAttributes } from './attributes';
import { colorOf } from './color-of';
import { deviceRules, type Look, type Written } from './device-rules';
import { gradientOf } from './gradient';
import { positionOf } from './position-of';

type Told = Props<Contract & { attributes: typeof backgroundAttributes }>;

/** What lies behind a section, as far as it is not in its attributes. */
export interface Background {
  /** For the page's head: colours, gradients, positions and sizes on each device. */
  rules: string;
}

const DEVICES = ['', 'Tablet', 'Mobile'] as const;
const FITS = { cover: 'cover', contain: 'contain', auto: 'none', same: '' };

const KINDS = {
  color: { property: '--bg-color', read: colorOf, right: '#204060 or rgba(32, 64, 96, 0.5)' },
  gradient: {
    property: '--bg-gradient',
    read: gradientOf,
    right: 'linear-gradient(90deg, #204060, rgba(32, 64, 96, 0))',
  },
  position: { property: '--bg-position', read: positionOf, right: 'left top or 30% 75%' },
} as const;

/**
 * Reads the looks of a section on each device; what cannot be read counts as not told, with a warning.
 *
 * @param more properties that are the same on each device, by the attribute that says so
 */
export function readBackground(
  host: Light,
  page: Page,
  told: Told,
  more: Record<string, [property: string, value: string]> = {},
): Background {
  const written: Written = {};
  const looks: Look[] = [{}, {}, {}];
  const keep = (name: string, property: string, value: string, from: number) => {
    written[name] = host.attribute(name) ?? '';
    for (const look of looks.slice(from)) look[property] = value;
  };
  DEVICES.forEach((device, index) => {
    for (const [kind, { property, read, right }] of Object.entries(KINDS)) {
      const prop = `${kind}${device}` as `color${typeof device}`;
      const value = told[prop] && read(told[prop]);
      if (value) keep(dashed(prop), property, value, index);
      else if (told[prop]) warnOf(host.tag, dashed(prop), told[prop], right, page);
    }
    const fit = FITS[told[`size${device}`]];
    const name = dashed(`size${device}`);
    if (fit && host.attribute(name) !== null) keep(name, '--bg-size', fit, index);
  });
  for (const [name, [property, value]] of Object.entries(more))
    if (host.attribute(name) !== null) keep(name, property, value, 0);
  return { rules: deviceRules(host.tag, written, looks) };
}

function warnOf(tag: string, name: string, value: string, right: string, page: Page) {
  const message =
    `<${tag} ${name}="${value.slice(0, 60)}">: the value cannot be read, so it counts as not told. ` +
    `Write it as ${right}.`;
  page.warn(message, message);
}
