import { warn } from '../../../shared/foundation/warn';
import { AnimationError } from './read-animation';

/** Tells the developer why an animation is not played. */
export function warnOfAnimation(src: string, error: unknown): void {
  const what = src || 'the JSON written inside';
  if (!(error instanceof AnimationError)) {
    warn(
      'animated-vector code',
      `What plays animations failed for ${what}: ${String(error)}. Visitors see a still picture, or a text in its place. ` +
        'Serve the files of the suite beside the loader.',
    );
    return;
  }
  warn(`animated-vector ${what} ${error.message}`, unplayable(what, error.message));
}

/** @param why as an AnimationError says it */
export const unplayable = (what: string, why: string): string =>
  `<wb-animated-vector> cannot play ${what}: ${why}. Visitors see a still picture, or a text in its place. ` +
  'Give it a Lottie animation, as .json or .lottie, of this site, or of an https site that allows it (CORS and connect-src).';
