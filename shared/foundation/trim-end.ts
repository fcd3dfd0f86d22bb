/**
 * Removes all occurrences of a character from the end of a text. A regular expression such as `/x+$/`
 * restarts at each occurrence anywhere in the text, which takes quadratic time.
 */
export function trimEnd(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}
