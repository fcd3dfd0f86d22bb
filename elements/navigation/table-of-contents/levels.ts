/** Every level of headings. */
export const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The levels that a text names; h2 and h3 when it names none. */
export function levelsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[\s,]+/);
  const named = LEVELS.filter((level) => words.includes(level));
  return named.length ? named : ['h2', 'h3'];
}

/** The words of a text that are not levels. */
export const wrongLevels = (text: string): string[] =>
  text.split(/[\s,]+/).filter((word) => word && !LEVELS.includes(word.toLowerCase()));

/** A heading's text as it is listed. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
