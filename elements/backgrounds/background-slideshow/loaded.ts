/**
 * Whether a slide's pictures are there to be shown, once they are; false when one cannot be.
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
    picture.addEventListener('load', () => done(true), { once: true, signal });
    picture.addEventListener('error', () => done(false), { once: true, signal });
    return undefined;
  });
}
