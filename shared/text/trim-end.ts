/**
 * A text without the characters of one kind at its end. A regular expression such as `/x+$/` begins
 * anew at each of them wherever they stand, which takes a time that grows with their square.
 */
export function trimEnd(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}
