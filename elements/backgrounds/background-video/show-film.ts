import { pageSlot } from '../../../shared/foundation/slot';
import { attend, setState } from '../attend';
import { wantsMotion } from '../may-move';
import { filmOf } from './film-of';
import { type OpenFilm, openFilm } from './open-film';

/** The film of a host. */
interface Film {
  /** What it was made from; another one begins anew. */
  key: string;
  /** Whether it is as it was made; a frame that was moved within the page has lost its player. */
  isIntact(): boolean;
  setWanted(isWanted: boolean): void;
  stop(): void;
}

type Films = WeakMap<Element, Film>;

const films: Films = (pageSlot<Films>('background-video.films.1').value ??= new WeakMap());

/** Plays the film that a host's attributes name while it may; goes on with the one that it has. Spec 3. */
export function showFilm(host: HTMLElement): Film {
  const written = ['src', 'type', 'loop', 'start'].map((it) => host.getAttribute(it));
  const key = JSON.stringify(written);
  const known = films.get(host);
  if (known?.key === key && known.isIntact()) return known;
  known?.stop();

  const [src, type, loop, start] = written;
  const source = filmOf(type ?? '', src ?? '');
  const times = { isLoop: loop !== 'off', start: Math.min(600, Math.max(0, Number(start) || 0)) };
  const isOfOthers = source !== undefined && source.kind !== 'file';
  let isWanted = true;
  let hasFailed = source === undefined;
  let open: OpenFilm | undefined;

  const attention = attend(host, { changed: update, pressed: toggle, gone: stop });
  let isGiven = !isOfOthers;
  let stopConsent: (() => void) | undefined;
  const mayShow = () => !hasFailed && isGiven;
  if (isOfOthers) followConsent().catch(reportError);

  /** Files ask nobody, so pages with files alone never fetch it. */
  async function followConsent() {
    const { followMediaConsent } = await import('./media-consent');
    if (films.get(host) !== film) return;
    stopConsent = followMediaConsent((now) => {
      isGiven = now;
      update();
    });
  }

  /** Brings what plays in line with what may play. */
  function update() {
    if (!mayShow() || !wantsMotion()) return close();
    if (!isWanted || !attention.mayMove()) return open?.pause();
    if (open) return open.play();
    const mayPlay = () => isWanted && attention.mayMove();
    open = openFilm(host, source!, times, { mayPlay, told });
    return undefined;
  }

  function told(now: 'playing' | 'stopped' | 'ended' | 'failed') {
    if (now === 'failed') {
      hasFailed = true;
      close();
    } else if (now === 'playing') setState(host, 'playing');
    else {
      isWanted = false;
      setState(host, 'paused');
    }
  }

  function close() {
    open?.close();
    open = undefined;
    setState(host, undefined);
  }

  function setWanted(now: boolean) {
    isWanted = now;
    if (open) setState(host, now ? 'playing' : 'paused');
    update();
  }

  function toggle() {
    setWanted(host.dataset.wbState !== 'playing');
  }

  function stop() {
    if (films.get(host) === film) films.delete(host);
    attention.stop();
    stopConsent?.();
    close();
  }

  const film: Film = { key, isIntact: () => open?.isIntact() ?? true, setWanted, stop };
  films.set(host, film);
  return film;
}
