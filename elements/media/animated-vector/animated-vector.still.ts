import { inflateRawSync } from 'node:zlib';
import type { Still } from '../../../shared/content/still';
import { descendants } from '../../../shared/content/light';
import { parseAddress, safeAddress } from '../../../shared/foundation/address';
import type { animatedVector } from './animated-vector.contract';
import { animationIn, UNPACKED } from './animation-in';
import { drawFrame } from './draw-frame';
import { AnimationError, hasInnerPictures, needsFont, readAnimation } from './read-animation';
import { innerIn } from './read-vector';
import { unplayable } from './warn-of-animation';

/** A longer drawing would weigh more than what it saves, in characters. */
const LONGEST = 150_000;
const SITE = 'https://site.invalid/';

/** Draws the frame that is seen until it plays, from what is written inside or from a file of the site. */
export const still: Still<typeof animatedVector> = (host, page, props) => {
  const { src } = props;
  const inner = innerIn(host);
  const what = inner ? 'the JSON written inside' : src;
  const say = (about: string, message: string) =>
    page.warn(`wb-animated-vector ${about} ${what}`, message);
  if (!what) {
    // Of an address that may not be followed, the author has been told.
    if (!host.attribute('src')?.trim()) say('nothing', NOTHING);
    return '';
  }
  const hasPoster = descendants(host, ['img']).length > 0;
  try {
    const bytes = inner ? undefined : page.file?.(src);
    if (bytes === null) throw new AnimationError('the site has no such file');
    if (!inner && !bytes) {
      if (page.file && !hasPoster) say('still', undrawn(what, 'it is no file of the site'));
      return '';
    }
    const source = inner || jsonIn(bytes!, props.animation);
    const animation = readAnimation(source, (file) => pictureAt(file, inner ? '' : src));
    if (hasInnerPictures(animation)) say('pictures', innerPictures(what));
    if (needsFont(animation)) throw new Undrawn('its texts need fonts, which only a browser has');
    const drawn = drawing(() =>
      drawFrame(animation, { ...props, direction: props.direction === '-1' ? -1 : 1 }),
    );
    if (drawn.length > LONGEST)
      throw new Undrawn(`its frame is as long as ${Math.round(drawn.length / 1000)} kB`);
    return drawn;
  } catch (error) {
    if (!(error instanceof AnimationError)) throw error;
    if (!(error instanceof Undrawn)) say('still', unplayable(what, error.message));
    else if (!hasPoster) say('still', undrawn(what, error.message));
    return '';
  }
};

const NOTHING =
  '<wb-animated-vector> has nothing to play, so visitors find a text that says so. ' +
  'Give it the address of a Lottie animation in src, or write one inside in <script type="application/json">.';

/** It may be played, but not drawn here. */
class Undrawn extends AnimationError {}

function drawing(draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    throw error instanceof AnimationError ? new Undrawn(error.message) : error;
  }
}

const undrawn = (what: string, why: string) =>
  `The publish step cannot draw a frame of ${what}: ${why}. Visitors see nothing of it until what plays it has come. ` +
  'Give the element a poster, an img inside it.';

const innerPictures = (what: string) =>
  `${what} holds pictures inside the file, which the policy of the published page does not show. ` +
  "Put them beside the file and name them there, or add data: to the policy's img-src.";

/** The address of a picture that a file names, where it is this site's. */
function pictureAt(file: string, src: string): string | undefined {
  const base = new URL(src, SITE).href;
  const url = safeAddress(file) ? parseAddress(file, base) : null;
  if (!url?.href.startsWith(SITE)) return undefined;
  // As the page writes it: relative to itself, or to the top of the site.
  return src.startsWith('/') || file.startsWith('/')
    ? url.pathname + url.search
    : url.href.slice(SITE.length);
}

function jsonIn(bytes: Uint8Array<ArrayBuffer>, id: string) {
  const reading = animationIn(bytes, id);
  let step = reading.next();
  while (!step.done) step = reading.next(inflate(step.value.bytes));
  return step.value;
}

function inflate(bytes: Uint8Array) {
  try {
    return inflateRawSync(bytes, { maxOutputLength: UNPACKED });
  } catch {
    throw new AnimationError('its archive is broken, or holds too much');
  }
}
