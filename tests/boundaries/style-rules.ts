import path from 'node:path';
import { transform } from 'lightningcss';
import { elementModules } from '../../shared/programs/build/element-modules.mjs';
import { TOKENS } from '../../shared/programs/build/tokens.mjs';
import type { Source } from './source';

/** One `property: value` of a sheet, and the media that it stands in. */
interface Declaration {
  property: string;
  value: string;
  media: string;
}

const HOW = 'See shared/styles/tokens.css.';
const SYSTEM =
  /^(accentcolor(text)?|activetext|button(border|face|text)|canvas(text)?|field(text)?|graytext|highlight(text)?|linktext|mark(text)?|selecteditem(text)?|visitedtext)$/i;

const ELEMENTS = elementModules(path.resolve(import.meta.dirname, '../..')).map(({ name }) => name);

/**
 * What is wrong with the colours and tokens of one style sheet; each line says what, why and what to
 * do instead. Sheets of the demo set tokens, as a site does, and so may write colours; of scripts,
 * such as contracts and guides, only the names in them are looked at.
 */
export function styleProblems({ path: file, text }: Source): string[] {
  if (file === 'shared/styles/tokens.css' || file.startsWith('tests/')) return [];
  const problems = file.endsWith('.css')
    ? declarationsOf(text).flatMap((declaration) =>
        rulesFor(file).flatMap((rule) => rule(declaration, file) ?? []),
      )
    : (text.match(/--wb-[a-z][\w-]*\w/g) ?? []).flatMap(
        (name) => nameProblem(name, ELEMENTS) ?? [],
      );
  return [...new Set(problems)].map((problem) => `${file} ${problem}`);
}

/** Themes set tokens, as a site does. */
const rulesFor = (file: string) =>
  /^(elements|shared)\//.test(file) && !file.startsWith('shared/styles/themes/')
    ? [literalProblem, mixProblem, systemProblem, secondProblem, setProblem, unknownProblem]
    : [unknownProblem];

function literalProblem({ value }: Declaration): string | undefined {
  const written = words(value).find(isLiteral);
  return written
    ? `has the colour ${written}, which no site can change, and which is wrong in the dark or with more contrast. Read the token whose role it has, or add one. ${HOW}`
    : undefined;
}

function mixProblem({ value }: Declaration): string | undefined {
  return /color-mix\([^()]*currentcolor/i.test(value)
    ? `mixes a colour from the text's, which is a role that a token has, and would differ from it. Read --wb-color-muted, -edge, -line or -tint. ${HOW}`
    : undefined;
}

function systemProblem({ value, media }: Declaration): string | undefined {
  const system = words(value).find((it) => SYSTEM.test(it));
  return system && !/forced-colors/.test(media)
    ? `has the system colour ${system} outside @media (forced-colors: active), which no site can change. Read a token such as --wb-color-overlay or --wb-color-text. ${HOW}`
    : undefined;
}

function secondProblem({ value }: Declaration): string | undefined {
  const name = [...value.matchAll(/var\(\s*(--wb-[\w-]+)\s*,/g)].find(([, it]) =>
    TOKENS.has(it!),
  )?.[1];
  return name
    ? `gives ${name} a second default, so it would be one thing here and another elsewhere. Write var(${name}): the build adds the default. ${HOW}`
    : undefined;
}

function setProblem({ property }: Declaration): string | undefined {
  return property.startsWith('--wb-')
    ? `sets ${property}, which would hide what the site has set. Read it, and set a property of its own name without --wb-.`
    : undefined;
}

/** A shadow root has no other element's properties, and no shared sheet has any. */
function unknownProblem({ property, value }: Declaration, file: string): string | undefined {
  const [top, , element, inFolder] = file.split('/');
  const mine = top === 'demo' ? ELEMENTS : top === 'elements' && inFolder ? [element!] : [];
  const named = [...value.matchAll(/var\(\s*(--wb-[\w-]+)/g)].map(([, name]) => name!);
  return [...named, ...(property.startsWith('--wb-') ? [property] : [])]
    .map((name) => nameProblem(name, mine))
    .find(Boolean);
}

function nameProblem(name: string, elements: string[]): string | undefined {
  return TOKENS.has(name) || elements.some((it) => `${name}-`.startsWith(`--wb-${it}-`))
    ? undefined
    : `names ${name}, which is no token, so it would do nothing. Correct the name, or add the token. ${HOW}`;
}

/** Names and functions of a value, and what begins with #; no part of a custom property's name. */
const words = (value: string): string[] =>
  value.match(/(?<![\w-])(#[\da-f]{3,8}\b|[a-z][a-z-]*\(?)/gi) ?? [];

const isLiteral = (word: string) =>
  word.startsWith('#') ||
  /^(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color)\($/i.test(word) ||
  (!word.endsWith('(') && isColourName(word.toLowerCase()));

const names = new Map<string, boolean>([['transparent', false]]);

/** Asks the parser, which knows all the names there are. */
function isColourName(word: string): boolean {
  let isName = names.get(word);
  if (isName === undefined) {
    isName = false;
    transform({
      filename: 'word.css',
      code: Buffer.from(`a{color:${word}}`),
      visitor: { Color: (color) => void (isName ||= typeof color !== 'string' && 'r' in color) },
    });
    names.set(word, isName);
  }
  return isName;
}

/** Every declaration of a sheet, nested or not; comments and strings are left out. */
function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  const around: string[] = [];
  const text = css.replace(/\/\*[^]*?\*\//g, '').replace(/'[^']*'|"[^"]*"/g, "''");
  for (const [, part, end] of text.matchAll(/([^{};]*)([{};])/g)) {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*([^]*)$/.exec(part!) ?? [];
    if (end !== '{' && property) {
      found.push({ property, value: value!, media: around.join(' ') });
    }
    if (end === '{') around.push(part!.trim());
    if (end === '}') around.pop();
  }
  return found;
}
