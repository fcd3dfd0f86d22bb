const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${LETTERS}0123456789`;
const LENGTH = 12;

/** Fills a list with random numbers from 0 to 2³² - 1. */
type Fill = (numbers: Uint32Array<ArrayBuffer>) => Uint32Array;

/**
 * A random id of 12 lower-case letters and digits, the first a letter (spec 9): valid as it is as an id
 * in HTML, in a selector and in an address.
 *
 * @param fill the source of chance
 */
export function randomId(fill: Fill = (numbers) => crypto.getRandomValues(numbers)): string {
  const pick = (number: number, index: number) => {
    const from = index ? CHARACTERS : LETTERS;
    return from[number % from.length]!;
  };
  return Array.from(fill(new Uint32Array(LENGTH)), pick).join('');
}
