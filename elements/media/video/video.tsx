import { useEffect, useLayoutEffect, useRef } from 'react';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { observeVisible } from '../../../shared/browser/observe-visible';
import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { FIELD } from '../../../shared/content/drawn';
import { applyPatches, type Patch } from '../../../shared/content/patch';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { useNative } from '../../../shared/react/hooks/use-native';
import { drawVideo } from './draw-video';
import { FilmControls } from '../film-controls';
import { FilmMessage } from '../../../shared/react/films/film-message';
import { providerSites } from '../../../shared/browser/players/provider-sites';
import { type Film, readFilm } from './read-film';
import { SHARE_SEEN } from './share-seen';
import { StartControl } from '../start-control';
import { warnOfFailure } from '../../../shared/browser/players/warn-of-failure';
import { useFilm } from './use-film';
import { useFilmConsent } from '../use-film-consent';
import { useFullscreen } from '../use-fullscreen';
import { useStarted } from '../use-started';
import { video } from './video.contract';
import styles from './video.css';
import { videoIn } from '../video-in';

export function Video(told: Wired<typeof video, Film>) {
  const { content, host, poster, controls, controlsBy, ratio } = told;
  const { node, source, address, provider, startsAlone, isMuted, texts } = content;
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const fullscreen = useFullscreen(box, () => videoIn(host));

  const { player, state } = useFilm(told, place);
  const { isPlaying } = state;
  const [started, setStarted] = useStarted(host, address, isPlaying);
  const isStarted = started === address || isPlaying;
  const consent = useFilmConsent(
    isStarted && provider ? address : undefined,
    { host, source, name: content.name, asks: told.consent, isPrivate: told.privacyMode },
    () => (isPressed.current = true),
  );
  const { isAsked, isGranted } = consent;
  const hasFailed = state.hasFailed || consent.hasFailed;
  const isThere = node !== undefined || source !== undefined;

  const play = () => {
    setStarted(address);
    if (!isStarted && isMuted) player.current?.setMuted(true);
    player.current?.play();
  };
  const pause = () => {
    // What has not come yet is not wanted any more, and covered again.
    if (provider && !state.duration) setStarted(undefined);
    player.current?.pause();
  };
  const toggle = () => (isPlaying ? pause() : play());
  const start = () => {
    isPressed.current = true;
    play();
  };
  useMethods(host, { play, pause });
  const startAlone = useLatest(() => !isStarted && play());
  useEffect(() => {
    if (!startsAlone || reducesMotion()) return;
    const stop = observeVisible(box.current!, SHARE_SEEN, (isSeen) => {
      if (!isSeen) return;
      stop();
      startAlone.current();
    });
    return stop;
  }, [startsAlone]);
  useEffect(() => {
    if (hasFailed && !provider) warnOfFailure(host.localName, address);
  }, [hasFailed]);
  useNative(host, 'click', ({ target }) => {
    if (isStarted && target === videoIn(host)) toggle();
  });

  useLayoutEffect(() => {
    applyPatches(slotVideo(content));
    const film = videoIn(host);
    // Before, the browser's own are under the cover; from now on there are those of the site.
    if (film) writeAttribute(film, 'controls', isStarted ? null : '');
  });
  const isShown = !provider || isAsked || isGranted || hasFailed;
  useLayoutEffect(() => {
    if (!isPressed.current || !isShown) return;
    isPressed.current = false;
    // What had the focus is gone.
    const next = box.current!.querySelector<HTMLElement>('[part=allow-once], [part=play], iframe');
    (next ?? place.current)?.focus();
  }, [isStarted, isAsked, isShown]);

  const message = messageOf(content, hasFailed);
  const hasBar = isThere && (provider === '' || (controlsBy === 'site' && controls));
  return (
    <>
      <div
        ref={box}
        className="box"
        part="box"
        data-tall={ratio < 1 || undefined}
        data-started={isStarted || undefined}
        data-playing={isPlaying || undefined}
      >
        <svg
          className="ratio"
          viewBox={`0 0 ${Math.round(ratio * 1000)} 1000`}
          aria-hidden="true"
        />
        <div className="film">
          <slot name={FIELD} />
        </div>
        {isGranted && <div key={address} ref={place} className="frame" tabIndex={-1} />}
        {isThere && (
          <StartControl
            name={texts.start.replace('{name}', () => content.name)}
            address={provider && address}
            start={told.timeStart}
            onStart={start}
          >
            {!content.hasCover && <span className="title">{content.name}</span>}
            {poster && <img className="cover" src={poster} alt="" loading="lazy" />}
            <slot name="cover" />
          </StartControl>
        )}
        {consent.card}
        {message && !isAsked && (
          <FilmMessage
            {...message}
            address={address}
            link={provider ? texts.watch : texts.open}
            isAlert={hasFailed}
          />
        )}
        {hasBar && !message && !isAsked && (
          <FilmControls
            host={host}
            film={content}
            fullscreen={fullscreen}
            player={player}
            state={state}
            isLone={!controls}
            onToggle={toggle}
          />
        )}
      </div>
      <slot />
    </>
  );
}

/** What is said in place of the film, if anything. */
function messageOf({ node, source, address, texts }: Film, hasFailed: boolean) {
  if (!node && !source) return { text: address ? texts.unknown : texts.nothing };
  return hasFailed ? { text: texts.failed } : undefined;
}

/** The author's own video element becomes the film, which has controls where nothing else has. */
const slotVideo = ({ node, isMuted }: Film) => {
  const attributes = { slot: FIELD, playsinline: true, ...(isMuted && { muted: true }) };
  return new Map<object, Patch>(node ? [[node, { attributes }]] : []);
};

/** The same as it is published, where it can be played without script. */
const publishVideo = (content: Film) =>
  new Map<object, Patch>(
    [...slotVideo(content)].map(([node, { attributes }]) => [
      node,
      { attributes: { ...attributes, controls: true } },
    ]),
  );

defineElement(video, Video, styles, {
  content: readFilm,
  patches: publishVideo,
  field: drawVideo,
  sites: ({ source }, { privacyMode }) => providerSites(source, privacyMode),
});
