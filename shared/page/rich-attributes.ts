import { safeAddress } from '../net/address';

const ANYWHERE = ['class', 'dir', 'lang', 'title'];
const NUMBER = /^\d{1,4}$/;

type Check = (value: string) => boolean;

const isNumber: Check = (value) => NUMBER.test(value);
const isAny: Check = () => true;

/** Only what a page itself could show: no mail, no telephone. */
const isSource: Check = (value) =>
  safeAddress(value) && !/^(mailto|tel):/i.test(value.replace(/[\u0000-\u0020]/g, ''));

/** What a tag may have besides what every tag may, and how its value must be. */
const OWN: Readonly<Record<string, Readonly<Record<string, Check>> | undefined>> = {
  a: { href: safeAddress, hreflang: isAny, target: (value) => value === '_blank' },
  img: { src: isSource, alt: isAny, width: isNumber, height: isNumber },
  time: { datetime: isAny },
  ol: { start: isNumber, reversed: isAny, type: (value) => /^[1aAiI]$/.test(value) },
  li: { value: isNumber },
  td: { colspan: isNumber, rowspan: isNumber },
  th: { colspan: isNumber, rowspan: isNumber, scope: (value) => /^(row|col)$/.test(value) },
};

/** Every attribute that some tag may have. */
export const ATTRIBUTES = [
  ...ANYWHERE,
  ...Object.values(OWN).flatMap((it) => Object.keys(it ?? {})),
];

/** Of a tag's attributes those that any page may have, filled in and then checked. */
export function attributesOf(
  tag: string,
  attributes: readonly (readonly [string, string])[],
  fill: (text: string) => string,
): Record<string, string> {
  const own = OWN[tag] ?? {};
  const kept: Record<string, string> = {};
  for (const [name, written] of attributes) {
    const check = ANYWHERE.includes(name) ? isAny : Object.hasOwn(own, name) && own[name];
    const value = fill(written);
    if (check && check(value)) kept[name] = value;
  }
  if (tag === 'img') kept['alt'] ??= '';
  // The other page must not be able to reach back into this one.
  if (kept['target']) kept['rel'] = 'noopener';
  return kept;
}
