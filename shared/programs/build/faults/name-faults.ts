import type { Contract } from '../../../contract/contract';
import { dashed } from '../../../contract/parse';
import { NATIVE } from '../../loader/native-attributes';
import { nativeAttributes, nativeProperties } from './native-names';

const DASHED = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CAMEL = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/;

const properties = nativeProperties();
const attributes = nativeAttributes(properties);

/** Faults in the names of a contract; each line says what, why and what to do. */
export function nameFaults({ tag, ...contract }: Contract): string[] {
  const { events = {}, parts = {}, slots = {}, cssProperties = {}, methods = {} } = contract;
  return [
    ...twinFaults(Object.keys(contract.attributes)),
    ...Object.keys(contract.attributes).flatMap(attributeFaults),
    ...spellingFaults(contract.attributes),
    ...Object.keys(methods).flatMap((name) => methodFaults(name, contract.attributes)),
    ...Object.keys(events).flatMap((name) => eventFaults(tag, name)),
    ...Object.keys(parts).flatMap((name) => wordFaults('part', name)),
    ...Object.keys(slots)
      .filter(Boolean)
      .flatMap((name) => wordFaults('slot', name)),
    ...Object.keys(cssProperties).flatMap((name) => cssFaults(tag, name)),
  ];
}

function attributeFaults(name: string): string[] {
  const html = dashed(name);
  if (!CAMEL.test(name) || /[A-Z]{2}/.test(name)) {
    return [
      `the attribute '${name}' is not written in camel case, so its name in HTML would be '${html}'. ` +
        "Write it as 'productHandle' is written, with one capital a word.",
    ];
  }
  if (properties.has(name) || attributes.has(html)) {
    return [
      `the attribute '${name}' has a name that every HTML element has already, so the browser's own would be lost. ` +
        'Name what is meant more closely.',
    ];
  }
  return /^(on|data-|aria-)/.test(html)
    ? [
        `the attribute '${name}' begins as handlers, data and ARIA attributes do, which belong to the page. ` +
          "Begin it otherwise than 'on', 'data' and 'aria'.",
      ]
    : [];
}

/** A specification's name may be that of a property, since it makes none. */
function spellingFaults(specs: Contract['attributes']): string[] {
  const spelled = Object.entries(specs).flatMap(([name, { spelling }]) =>
    spelling === undefined ? [] : [[name, spelling] as const],
  );
  const taken = [...Object.keys(specs).map(dashed), ...spelled.map(([, spelling]) => spelling)];
  return spelled.flatMap(([name, spelling]) => {
    const isTaken = taken.indexOf(spelling) !== taken.lastIndexOf(spelling);
    if (DASHED.test(spelling) && !NATIVE.test(spelling) && !isTaken) return [];
    return [
      `the attribute '${name}' is also read as '${spelling}', which another attribute has, every HTML element has, or HTML cannot have. ` +
        'Write the name as HTML gives it: in small letters, and of this attribute alone.',
    ];
  });
}

function twinFaults(names: string[]): string[] {
  const heard = new Map<string, string>();
  return names.flatMap((name) => {
    const sound = dashed(name).replaceAll('-', '');
    const twin = heard.get(sound);
    heard.set(sound, name);
    if (twin === undefined) return [];
    return [
      `the attributes '${twin}' and '${name}' are one name to an author of HTML, who cannot know which is read. ` +
        'Keep one of them, or give the other a word of its own.',
    ];
  });
}

function methodFaults(name: string, own: Contract['attributes']): string[] {
  if (!CAMEL.test(name)) {
    return [
      `the method '${name}' is not written in camel case, as methods of elements are. Write it so.`,
    ];
  }
  if (!properties.has(name) && !(name in own)) return [];
  const whose = name in own ? 'an attribute of the element has' : 'every HTML element has';
  return [
    `the method '${name}' has a name that ${whose} already, so one would hide the other. ` +
      'Name what it does more closely.',
  ];
}

function eventFaults(tag: string, name: string): string[] {
  if (name.startsWith(`${tag}-`) && DASHED.test(name)) return [];
  return [
    `the event '${name}' is not named '${tag}-' and a verb, so a listener further up could not tell whose it is. ` +
      `Name it as '${tag}-change' would be.`,
  ];
}

function wordFaults(what: string, name: string): string[] {
  if (DASHED.test(name)) return [];
  return [
    `the ${what} '${name}' is not written in small letters and hyphens, as all are, so it will be misspelled. ` +
      "Write it as 'compare-at' is written.",
  ];
}

function cssFaults(tag: string, name: string): string[] {
  if (name.startsWith(`--${tag}-`) && DASHED.test(name.slice(2))) return [];
  return [
    `the CSS property '${name}' does not begin with '--${tag}-', so another element could mean something else by it. ` +
      `Name it as '--${tag}-size' would be.`,
  ];
}
