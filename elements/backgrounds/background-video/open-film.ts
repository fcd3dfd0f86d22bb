import { filePlayer } from '../../../shared/browser/players/file-player';
import type { FilmSource } from '../../../shared/browser/players/film-source';
import { laterPlayer } from '../../../shared/browser/players/later-player';
import { AT_FIRST, type Player } from '../../../shared/browser/players/player';
import { withinTimes } from '../../../shared/browser/players/within-times';
import { Timer } from '../../../shared/browser/timer';
import { warn } from '../../../shared/foundation/warn';

/** A film in the shadow tree of its host. */
export interface OpenFilm {
  play(): void;
  pause(): void;
  isIntact(): boolean;
  /** Takes it out again, and frees all of it. */
  close(): void;
}

interface Times {
  isLoop: boolean;
  /** In seconds. */
  start: number;
}

interface Listening {
  /** Whether it may play now; one that plays by itself when it may not is paused. */
  mayPlay(): boolean;
  /** `stopped`: somebody else has paused it. */
  told(now: 'playing' | 'stopped' | 'ended' | 'failed'): void;
}

/** Milliseconds between the end of a film of Vimeo and its new beginning. Spec 9. */
const RESTART = 260;
/** Players say that they have paused before they say that they have come to the end; in milliseconds. */
const SETTLED = 1000;
const EFFECT = 'the section keeps its picture';

/** Puts a film behind the content of its host, where it plays without sound. */
export function openFilm(
  host: HTMLElement,
  source: FilmSource,
  times: Times,
  { mayPlay, told }: Listening,
): OpenFilm {
  const box = document.createElement('div');
  box.className = 'film';
  box.dataset['attended'] = '';
  // Nobody gets into it, by no way.
  box.inert = true;
  host.shadowRoot!.append(box);
  const paused = new Timer();
  let wasPlaying = false;
  let player: Player | undefined;

  function heard() {
    if (!player) return;
    const { isPlaying, hasEnded, hasFailed } = player.read();
    if (isPlaying || hasEnded) paused.stop();
    if (hasFailed) return fail();
    if (isPlaying && !mayPlay()) return pause();
    if (isPlaying) {
      box.dataset['shown'] = '';
      if (!wasPlaying) told('playing');
    } else if (hasEnded && !times.isLoop) {
      // What providers show then is not the film.
      if (source.kind !== 'file') delete box.dataset['shown'];
      told('ended');
    } else if (wasPlaying && !hasEnded) paused.start(SETTLED, tellPaused);
    wasPlaying = isPlaying;
    return undefined;
  }
  function tellPaused() {
    if (mayPlay() && host.checkVisibility()) told('stopped');
  }
  /** What is paused here is not taken for what somebody else has paused. */
  function pause() {
    wasPlaying = false;
    player?.pause();
  }
  function fail() {
    if (source.kind === 'file') warnOf(host, source.address);
    told('failed');
  }

  player = withinTimes(
    (changed) =>
      source.kind === 'file'
        ? filePlayer(putVideo(box, source.address, times), changed)
        : frameOf(host, box, source, times.start, changed),
    () => ({ ...times, end: 0, restartDelay: source.kind === 'vimeo' ? RESTART : 0 }),
    heard,
  );
  if (source.kind === 'file') player.play();
  const { play } = player;
  let known: unknown;
  return {
    play,
    pause,
    isIntact: () => {
      const now = box.querySelector('iframe')?.contentWindow;
      return (known ??= now) === now;
    },
    close() {
      paused.stop();
      player?.destroy();
      player = undefined;
      const video = box.querySelector('video');
      // One that still loads is kept in memory until all of it is there.
      video?.removeAttribute('src');
      video?.load();
      box.remove();
    },
  };
}

function putVideo(box: HTMLElement, address: string, { isLoop, start }: Times) {
  const video = document.createElement('video');
  // Phones play by themselves what has no sound and stays in its place.
  video.muted = video.defaultMuted = true;
  video.playsInline = true;
  video.loop = isLoop && start === 0;
  video.disablePictureInPicture = true;
  video.src = start > 0 && !address.includes('#') ? `${address}#t=${start}` : address;
  box.append(video);
  return video;
}

/** A provider's player, whose code pages with files alone never fetch. */
const frameOf = (
  { localName: tag }: HTMLElement,
  box: HTMLElement,
  source: Exclude<FilmSource, { kind: 'file' }>,
  start: number,
  changed: () => void,
) =>
  laterPlayer(
    { ...AT_FIRST, isMuted: true },
    import('../../../shared/browser/players/provider-frame').then(({ providerFrame }) => () => {
      const settings = {
        isMuted: true,
        hasControls: false,
        isPrivate: true,
        branding: false,
        intro: false,
        start,
        end: 0,
      };
      return providerFrame(box, source, settings, { tag, name: '', changed, effect: EFFECT });
    }),
    changed,
  );

function warnOf({ localName }: HTMLElement, address: string) {
  const what = `<${localName} src="${address.slice(0, 200)}">`;
  warn(
    what,
    `${what} cannot be played, so ${EFFECT}. ` +
      'See that the address is right, and that the file is of a kind that browsers play, such as MP4.',
  );
}
