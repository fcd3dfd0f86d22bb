import { RE2JS } from 're2js';

/** In characters. A list of some dozen paths fits. */
export const LONGEST_PATTERN = 500;
/** In characters: the longest address that servers and search engines take everywhere. */
export const LONGEST_TEXT = 2048;
/** The size of the program that a pattern becomes, which is what one character of a text can cost. */
const LARGEST_PROGRAM = 1000;

/** A regular expression that takes a time linear in the length of the text, whatever it says. */
export interface Pattern {
  /** Whether some part of a text matches; undefined for a text that is too long to be tried. */
  matches(text: string): boolean | undefined;
}

/** How a pattern is read: the pattern, or why it is refused, as a sentence without its full stop. */
export type ReadPattern = (source: string) => Pattern | string;

/**
 * Reads a regular expression that somebody else has written, for texts that anybody can send. The
 * browser's own engine tries every way through `(a+)+$`, which for 30 letters takes half a minute;
 * RE2 goes through the text once. So it has neither look-around nor back-references, and a pattern
 * with one of them is refused, as is one that would be too large.
 *
 * The syntax is RE2's, which is JavaScript's but for these two; what only JavaScript writes, such as
 * `\u00e9` and `(?<name>a)`, is read too. `(?i)` at the beginning ignores case.
 */
export const readPattern: ReadPattern = (source) => {
  if (source.length > LONGEST_PATTERN)
    return `the pattern is longer than ${LONGEST_PATTERN} characters. Split it into several rules`;
  const shown = `the pattern ${JSON.stringify(source)}`;
  try {
    const program = RE2JS.compile(RE2JS.translateRegExp(source));
    // The engine would take `\8` and `\k<name>` for the letters themselves.
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

/** A popup asks at every click and scroll, and of an address that hardly ever changes. */
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
