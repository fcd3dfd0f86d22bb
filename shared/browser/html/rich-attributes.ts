import { dataAddress, safeAddress } from '../../foundation/address';

const ANYWHERE = ['class', 'dir', 'lang', 'title'];
const NUMBER = /^\d{1,4}$/;

type Check = (value: string) => boolean;

const isNumber: Check = (value) => NUMBER.test(value);
const isAny: Check = () => true;

/** The attributes allowed per tag, besides those allowed on every tag, with a check of their values. */
const OWN: Readonly<Record<string, Readonly<Record<string, Check>> | undefined>> = {
  a: { href: safeAddress, hreflang: isAny, target: (value) => value === '_blank' },
  img: { src: dataAddress, alt: isAny, width: isNumber, height: isNumber },
  time: { datetime: isAny },
  ol: { start: isNumber, reversed: isAny, type: (value) => /^[1aAiI]$/.test(value) },
  li: { value: isNumber },
  td: { colspan: isNumber, rowspan: isNumber },
  th: { colspan: isNumber, rowspan: isNumber, scope: (value) => /^(row|col)$/.test(value) },
};

/** Every attribute that is allowed on any tag. */
export const ATTRIBUTES = [
  ...ANYWHERE,
  ...Object.values(OWN).flatMap((it) => Object.keys(it ?? {})),
];

/** The allowed attributes of a tag; fills in placeholders before it checks the values. */
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
  // Prevents the opened page from accessing this one through `window.opener`.
  if (kept['target']) kept['rel'] = 'noopener';
  return kept;
}
