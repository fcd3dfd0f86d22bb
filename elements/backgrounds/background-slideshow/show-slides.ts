import { Timer } from '../../../shared/browser/timer';
import { pageSlot } from '../../../shared/foundation/slot';
import { attend, setState } from '../attend';
import { wantsMotion } from '../may-move';
import { tellOfPicture } from '../tell-broken';
import { changeSlide } from './change-slide';
import { isLoaded } from './loaded';
import { settingsOf } from './settings';
import { seenOf, showSeen } from './seen';
import { slidesIn } from './slides';

/** The slideshow of a host. */
interface Show {
  /** What it was made from; another one begins anew. */
  key: string;
  setWanted(isWanted: boolean): void;
  stop(): void;
}

const PASSED_OVER = 'its slide is left out and the next one comes';

type Shows = WeakMap<Element, Show>;

const shows: Shows = (pageSlot<Shows>('background-slideshow.shows.1').value ??= new WeakMap());

/** Has the slides of a host follow each other while they may; goes on with what it has begun. Spec 4. */
export function showSlides(host: HTMLElement): Show {
  const settings = settingsOf(host);
  const key = JSON.stringify(settings);
  const known = shows.get(host);
  if (known?.key === key) return known;
  known?.stop();

  const timer = new Timer();
  const gone = new AbortController();
  const seen = seenOf(host);
  let isWanted = true;
  /** Ends the change to another slide, which nothing interrupts else. */
  let change: AbortController | undefined;

  const attention = attend(host, { changed: update, pressed: toggle, gone: stop });

  function update() {
    const canMove = slidesIn(host).shown.length > 1 && wantsMotion();
    setState(host, canMove ? (isWanted ? 'playing' : 'paused') : undefined);
    timer.stop();
    if (canMove && isWanted && attention.mayMove() && !change)
      timer.start(settings.duration, () => void goOn().catch(reportError));
  }

  /** Goes to the next slide that can be shown; from the last one to the first if the visitor asks for it. */
  async function goOn() {
    change = new AbortController();
    const { signal } = change;
    const { shown } = slidesIn(host);
    const now = seen.present!;
    const at = shown.indexOf(now);
    const begins = settings.loop || at === shown.length - 1;
    const next = await firstLoaded(
      [...shown.slice(at + 1), ...(begins ? shown.slice(0, at) : [])],
      signal,
    );
    if (next) await over(changeSlide(now, next, settings.type, settings.transition), signal, take);
    if (signal.aborted) return;
    change = undefined;
    if (!next || (!settings.loop && next === shown.at(-1))) isWanted = false;
    update();

    function take() {
      show({ present: next, coming: undefined });
    }
  }

  function show(now: Partial<typeof seen>) {
    Object.assign(seen, now);
    showSeen(host);
  }

  async function firstLoaded(ahead: HTMLElement[], signal: AbortSignal) {
    for (const slide of ahead) {
      // In the page, so that its picture is asked for, and not yet to be seen.
      const veil = slide.animate({ opacity: ['0', '0'] }, { duration: 1, fill: 'both' });
      signal.addEventListener('abort', () => veil.cancel(), { once: true });
      show({ coming: slide });
      const isThere = await isLoaded(slide, signal);
      if (!isThere) show({ coming: undefined });
      veil.cancel();
      if (isThere) return slide;
      tellOf(slide);
    }
    return undefined;
  }

  function tellOf(slide: HTMLElement) {
    tellOfPicture(host, pictureIn(slide)?.getAttribute('src') ?? '', PASSED_OVER);
  }

  /** The first one shows without being waited for. */
  function tellOfFirst(slide: HTMLElement | undefined) {
    const picture = slide && pictureIn(slide);
    if (!picture) return;
    const options = { once: true, signal: gone.signal };
    if (!picture.complete) picture.addEventListener('error', () => tellOf(slide), options);
    else if (!picture.naturalWidth) tellOf(slide);
  }

  function setWanted(now: boolean) {
    isWanted = now;
    update();
  }

  function toggle() {
    setWanted(host.dataset.wbState !== 'playing');
  }

  function stop() {
    if (shows.get(host) === own) shows.delete(host);
    attention.stop();
    timer.stop();
    gone.abort();
    change?.abort();
    change = undefined;
    setState(host, undefined);
    show({ coming: undefined });
  }

  const own: Show = { key, setWanted, stop };
  shows.set(host, own);
  showSeen(host);
  tellOfFirst(seen.present);
  return own;
}

const pictureIn = (slide: HTMLElement): HTMLImageElement | null =>
  slide instanceof HTMLImageElement ? slide : slide.querySelector('img');

/** Until animations are over, which are then gone; or aborted, and gone at once. */
async function over(animations: Animation[], signal: AbortSignal, done: () => void) {
  const cancel = () => animations.forEach((it) => it.cancel());
  signal.addEventListener('abort', cancel, { once: true });
  await Promise.allSettled(animations.map(({ finished }) => finished));
  if (!signal.aborted) done();
  cancel();
}
