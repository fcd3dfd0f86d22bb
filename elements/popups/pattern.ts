import { RE2JS } from 're2js';

/** In characters. A list of some dozen paths fits. */
export const LONGEST_PATTERN = 500;
/** In characters: the longest address that all servers and search engines accept. */
export const LONGEST_TEXT = 2048;
/** The maximum size of a compiled pattern, which is the maximum cost of one character of a text. */
const LARGEST_PROGRAM = 1000;

/** A regular expression that runs in time linear in the length of the text. */
export interface Pattern {
  /** Whether some part of a text matches; undefined for a text that is too long to be tried. */
  matches(text: string): boolean | undefined;
}

/** Parses a pattern; returns it, or why it is refused, as a sentence without its full stop. */
export type ReadPattern = (source: string) => Pattern | string;

/**
 * Parses a regular expression from an author, to run on texts from any visitor. The browser's own
 * engine backtracks: 30 letters take it half a minute with `(a+)+$`; RE2 goes through the text
 * once. So RE2 has neither look-around nor back-references, and a pattern with one of them is
 * refused, as is one that is too large.
 *
 * The syntax is RE2's, which is JavaScript's without these two; forms that only JavaScript has,
 * such as `\u00e9` and `(?<name>a)`, work too. `(?i)` at the beginning ignores case.
 */
export const readPattern: ReadPattern = (source) => {
  if (source.length > LONGEST_PATTERN)
    return `the pattern is longer than ${LONGEST_PATTERN} characters. Split it into several rules`;
  const shown = `the pattern ${JSON.stringify(source)}`;
  try {
    const program = RE2JS.compile(RE2JS.translateRegExp(source));
    // The engine would read `\8` and `\k<name>` as literal characters.
    if (/\\([1-9]|k<)/.test(source.replaceAll('\\\\', ''))) return `${shown} ${REFERS_BACK}`;
    return program.programSize() > LARGEST_PROGRAM
      ? `${shown} repeats too much. Repeat fewer times, or use * or +`
      : patternOf((text) => program.test(text));
  } catch (error) {
    return `${shown} ${reasonOf(error)}`;
  }
};

const REFERS_BACK =
  'refers back to one of its groups, which can take for ever. Write out what is to come again';
const LOOKS_AROUND =
  'looks ahead or behind, which can take for ever. Write it without (?=, (?!, (?<= and (?<!';

function reasonOf(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  if (/\(\?<?[=!]/.test(message)) return LOOKS_AROUND;
  if (/`\\[1-9]/.test(message)) return REFERS_BACK;
  return `is no regular expression (${message.replace('error parsing regexp: ', '')})`;
}

/** Caches the last answer: a popup asks at every click and scroll, and its address hardly ever changes. */
function patternOf(test: (text: string) => boolean): Pattern {
  let last: { text: string; answer: boolean } | undefined;
  return {
    matches(text) {
      if (text.length > LONGEST_TEXT) return undefined;
      if (last?.text !== text) last = { text, answer: test(text) };
      return last.answer;
    },
  };
}
