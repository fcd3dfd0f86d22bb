import { useEffect, useLayoutEffect, useRef } from 'react';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { isPlain } from '../../../shared/browser/links/plain-click';
import { allSites } from '../../../shared/browser/players/provider-sites';
import { FIELD } from '../../../shared/content/drawn';
import { applyPatches } from '../../../shared/content/patch';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { useNative } from '../../../shared/react/hooks/use-native';
import { FilmControls } from '../film-controls';
import { FilmMessage } from '../../../shared/react/films/film-message';
import { StartControl } from '../start-control';
import { useFilmConsent } from '../use-film-consent';
import { useFullscreen } from '../use-fullscreen';
import { useStarted } from '../use-started';
import { videoIn } from '../video-in';
import { drawListed, markShown } from './draw-playlist';
import { type Playlist, readPlaylist } from './read-playlist';
import { useListedFilm } from './use-listed-film';
import { videoPlaylist } from './video-playlist.contract';
import styles from './video-playlist.css';
import pageStyles from './video-playlist.page.css';

export function VideoPlaylist(told: Wired<typeof videoPlaylist, Playlist>) {
  const { content, host, emit, controls, controlsBy, ratio } = told;
  const { films, shown, texts } = content;
  const film = films[shown - 1];
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const fullscreen = useFullscreen(box, () => videoIn(host));

  const { player, state } = useListedFilm(told, place);
  const { isPlaying, hasEnded } = state;
  const key = keyOf(content, shown);
  const [started, setStarted] = useStarted(host, key, isPlaying);
  const isStarted = started === key || isPlaying;
  const consent = useFilmConsent(
    isStarted && film?.provider ? key : undefined,
    {
      host,
      source: film?.source,
      name: film?.name ?? '',
      asks: told.consent,
      isPrivate: told.privacyMode,
    },
    () => (isPressed.current = true),
  );
  const { isAsked, isGranted } = consent;
  const hasFailed = state.hasFailed || consent.hasFailed;

  const play = () => {
    setStarted(key);
    player.current?.play();
  };
  const pause = () => {
    // What has not come yet is not wanted any more, and covered again.
    if (film?.provider && !state.duration) setStarted(undefined);
    player.current?.pause();
  };
  const toggle = () => (isPlaying ? pause() : play());
  const choose = (next: number) => {
    if (next === shown) return play();
    if (!emit('wb-video-playlist-change', { active: next })) return;
    setStarted(keyOf(content, next));
    host.active = next;
    // At once, while the browser knows that the visitor has asked for it. What fails is said by its player.
    videoIn(host)
      ?.play()
      .catch(() => {});
  };
  useMethods(host, { play, pause });
  useEffect(() => {
    // Vimeo needs a while before a film begins again.
    if (!hasEnded || !told.continuous || film?.isLoop) return;
    if (shown < films.length) choose(shown + 1);
    else if (told.loop) choose(1);
  }, [hasEnded]);
  useNative(host, 'click', (event) => {
    const path = event.composedPath();
    if (isStarted && path[0] === videoIn(host)) return toggle();
    const link = path.find((it) => it instanceof HTMLAnchorElement);
    const number = content.links.indexOf(link!) + 1;
    if (!number || !isPlain(event, link!)) return;
    event.preventDefault();
    choose(number);
  });

  useLayoutEffect(() => {
    applyPatches(markShown(content));
    const drawn = videoIn(host);
    // Before, the browser's own are under the cover; from now on there are those of the site.
    if (drawn) writeAttribute(drawn, 'controls', isStarted ? null : '');
  });
  const isThere = !film?.provider || isAsked || isGranted || hasFailed;
  useLayoutEffect(() => {
    if (!isPressed.current || !isThere) return;
    isPressed.current = false;
    // What had the focus is gone.
    const next = box.current!.querySelector<HTMLElement>('[part=allow-once], [part=play], iframe');
    (next ?? place.current)?.focus();
  }, [isStarted, isAsked, isThere]);

  const message = films.length ? hasFailed && texts.failed : texts.nothing;
  const hasBar = film && (film.provider === '' || (controlsBy === 'site' && controls));
  return (
    <div className="playlist" role="group" aria-label={content.name} data-list={told.list}>
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
        {isGranted && <div key={key} ref={place} className="frame" tabIndex={-1} />}
        {film && (
          <StartControl
            name={texts.start.replace('{name}', () => film.name)}
            address={film.provider && film.address}
            start={film.start}
            onStart={() => {
              isPressed.current = true;
              play();
            }}
          >
            {film.cover ? (
              <img
                className="cover"
                src={film.cover}
                srcSet={film.covers || undefined}
                sizes="(min-width: 60rem) 40rem, 100vw"
                alt=""
                loading="lazy"
              />
            ) : (
              <span className="title">{film.name}</span>
            )}
          </StartControl>
        )}
        {consent.card}
        {message && !isAsked && (
          <FilmMessage
            text={message}
            address={film?.address ?? ''}
            link={film?.provider ? texts.watch : texts.open}
            isAlert={hasFailed}
          />
        )}
        {hasBar && !message && !isAsked && (
          <FilmControls
            host={host}
            film={{
              name: film.name,
              hasCaptions: film.captions !== '',
              showsCaptions: false,
              texts,
            }}
            fullscreen={fullscreen}
            player={player}
            state={state}
            isLone={!controls}
            onToggle={toggle}
          />
        )}
      </div>
      <div className="list" part="list">
        <slot />
      </div>
    </div>
  );
}

/** Tells one film of a list from another, which may have the same address at other times. */
const keyOf = ({ films }: Playlist, number: number) => `${number} ${films[number - 1]?.address}`;

defineElement(videoPlaylist, VideoPlaylist, styles, {
  content: readPlaylist,
  patches: markShown,
  field: drawListed,
  sites: ({ films }, { privacyMode }) =>
    allSites(
      films.map(({ source }) => source),
      privacyMode,
    ),
  pageStyles,
});
