const SIDE = 'left|right|top|bottom|center';
const WORDS = new RegExp(`^(${SIDE})( (${SIDE}))?$`, 'i');
const NUMBER = String.raw`-?\d{1,4}(?:\.\d{1,3})?(?:%|px)`;
const NUMBERS = new RegExp(`^(${NUMBER}|left|right|center)( (${NUMBER}|top|bottom|center))?$`, 'i');
/** Of one axis both, which is no place. */
const TWICE = /^(left|right) (left|right)$|^(top|bottom) (top|bottom)$/i;

/** A position as it may stand in a style sheet; undefined for anything else. */
export function positionOf(text: string): string | undefined {
  const written = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const fits = (WORDS.test(written) || NUMBERS.test(written)) && !TWICE.test(written);
  return fits ? written : undefined;
}
