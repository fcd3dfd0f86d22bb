import { Timer } from '../../../shared/browser/timer';

/** How long a picture may take to come, in milliseconds; the others do not wait for it for ever. */
const LONGEST = 30_000;

/**
 * Whether a slide's pictures are there to be shown, once they are; false when one cannot be, or does not come.
 *
 * @param signal ends the waiting, which then never resolves
 */
export async function isLoaded(slide: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const pictures = slide.matches('img') ? [slide] : [...slide.querySelectorAll('img')];
  const waiting = (pictures as HTMLImageElement[]).map((picture) => isThere(picture, signal));
  return (await Promise.all(waiting)).every(Boolean);
}

function isThere(picture: HTMLImageElement, signal: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    if (picture.complete) return done(picture.naturalWidth > 0);
    const limit = new Timer();
    const tell = (isSo: boolean) => {
      limit.stop();
      done(isSo);
    };
    limit.start(LONGEST, () => done(false));
    signal.addEventListener('abort', limit.stop, { once: true });
    picture.addEventListener('load', () => tell(true), { once: true, signal });
    picture.addEventListener('error', () => tell(false), { once: true, signal });
    return undefined;
  });
}
