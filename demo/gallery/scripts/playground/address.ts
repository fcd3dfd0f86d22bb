import type { Demo } from '../../demo';
import { DIRECTIONS, MODES, oneOrFirst } from '../../look';
import { attributesIn, withAttribute } from '../source/start-tag';
import type { Choice } from './state';

const ATTRIBUTE = 'attr-';
const LONGEST = 6000;

/** The mode in which an example is shown unless told: as a visitor meets it. */
const FIRST_MODE = 'asleep';

/** The choice that an address carries; whatever it does not know reads as the first there is. */
export function choiceIn(query: string, tag: string, demo: Demo): Choice {
  const words = new URLSearchParams(query);
  const asked = Number(words.get('example'));
  const example = demo.examples[asked - 1] ? asked : 1;
  let source = words.get('html') ?? demo.examples[example - 1]!.html;
  for (const [name, value] of words) {
    if (name.startsWith(ATTRIBUTE)) {
      source = withAttribute(source, tag, name.slice(ATTRIBUTE.length), value);
    }
  }
  for (const name of words.get('without')?.split(' ') ?? []) {
    source = withAttribute(source, tag, name, null);
  }
  return {
    example,
    source,
    mode: words.has('mode') ? oneOrFirst(MODES, words.get('mode')) : FIRST_MODE,
    dir: oneOrFirst(DIRECTIONS, words.get('dir')),
    width: words.get('width') === 'phone' ? 'phone' : 'full',
  };
}

/** The query of an address that brings a choice back: attributes by name, other edits as HTML. */
export function queryOf(choice: Choice, tag: string, demo: Demo): string {
  const { example, mode, source, dir, width } = choice;
  const words = new URLSearchParams();
  if (example !== 1) words.set('example', String(example));
  if (mode !== FIRST_MODE) words.set('mode', mode);
  if (dir !== 'ltr') words.set('dir', dir);
  if (width !== 'full') words.set('width', width);

  const written = demo.examples[example - 1]!.html;
  const before = attributesIn(written, tag);
  const now = attributesIn(source, tag);
  const without = Object.keys(before).filter((name) => !(name in now));
  const changed = Object.entries(now).filter(([name, value]) => before[name] !== value);
  const rebuilt = [...changed, ...without.map((name) => [name, null] as const)].reduce(
    (html, [name, value]) => withAttribute(html, tag, name, value),
    written,
  );
  const isOtherwiseEdited = bare(rebuilt, tag) !== bare(source, tag);
  if (isOtherwiseEdited && source.length <= LONGEST) words.set('html', source);
  if (!isOtherwiseEdited) {
    for (const [name, value] of changed) words.set(ATTRIBUTE + name, value);
    if (without.length) words.set('without', without.join(' '));
  }
  return words.size ? `?${words}` : '';
}

/** The HTML without the attributes of the element, which may stand in any order. */
const bare = (source: string, tag: string) =>
  Object.keys(attributesIn(source, tag)).reduce(
    (html, name) => withAttribute(html, tag, name, null),
    source,
  );
