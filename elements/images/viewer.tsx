import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lockScroll } from '../../shared/browser/scrolling/scroll-lock';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { useNative } from '../../shared/react/hooks/use-native';
import { useKeptModal } from '../../shared/react/modal/use-kept-modal';
import { isFocusLost, wayBack } from '../../shared/react/modal/way-back';
import { useStage } from './use-stage';
import { ViewerFilm } from './viewer-film';
import { ViewerIcon } from './viewer-icon';
import type { ViewerTexts } from './viewer-texts';

interface Props {
  host: HTMLElement;
  /** The links of its pictures and films, of which some may come and go. */
  links: HTMLAnchorElement[];
  /** The index of the one to begin with. */
  start: number;
  /** What it was opened from, to which the focus returns. */
  source: HTMLAnchorElement;
  /** Whether the film to begin with plays, since the visitor has asked for it. */
  isPlayed: boolean;
  /** Whether providers of films are asked for privacy. */
  isPrivate: boolean;
  /** Whether its author wants visitors to be asked before a provider learns of them. */
  asks: boolean;
  texts: ViewerTexts;
  /** Whether it is to close. */
  isLeft: boolean;
  onChange: (index: number) => void;
  /** Called once it is closed and the focus has returned; `instead` is opened where it cannot be had. */
  onClosed: (instead: string | undefined) => void;
}

/** The pictures of an element, one at a time over the whole window: a modal dialog around a stage. */
export function Viewer(props: Props) {
  const { host, start, texts, onChange, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [giveFocusBack] = useState(() => wayBack(props.source));
  const [isRtl] = useState(() => getComputedStyle(host).direction === 'rtl');
  /** The link of the film that the visitor has asked for. */
  const [played, setPlayed] = useState(props.isPlayed ? props.links[start] : undefined);
  const { slides, index, zoom, stage } = useStage(host, {
    links: props.links,
    start,
    texts,
    isRtl,
    onPress: () => play(),
  });
  const slide = slides[index]!;
  const isPlaying = played === slide.link;
  const play = () => setPlayed(slide.link);
  const closed = useLatest(() => {
    // What is behind a modal dialog takes no focus.
    dialog.current?.close();
    giveFocusBack();
    onClosed(stage.instead);
  });

  useLayoutEffect(() => {
    const node = dialog.current!;
    node.showModal();
    node.focus({ preventScroll: true });
    const release = lockScroll();
    return () => {
      node.close();
      release();
      // Removed with the element, it has closed nowhere else.
      if (isFocusLost()) giveFocusBack();
    };
  }, []);
  useKeptModal(dialog);
  const told = useRef(start);
  useEffect(() => {
    if (index !== told.current) onChange(index);
    told.current = index;
  }, [index]);
  const shown = useRef(slide.key);
  useEffect(() => {
    // A film that was left is covered again.
    if (slide.key !== shown.current) setPlayed(undefined);
    shown.current = slide.key;
  }, [slide.key]);

  // After the picture has been told, which may change at the same time.
  useEffect(() => {
    if (stage.isClosed) closed.current();
  }, [stage.isClosed]);

  useEffect(() => {
    if (props.isLeft) stage.close();
  }, [props.isLeft]);
  useNative(dialog, 'cancel', (event) => {
    event.preventDefault();
    stage.close();
  });
  useNative(dialog, 'keydown', (event) => {
    const forwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const moves: Record<string, () => void> = {
      [forwards]: () => stage.step(1),
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: () => stage.step(-1),
      Home: () => stage.show(0),
      End: () => stage.show(slides.length - 1),
      Escape: () => stage.close(),
    };
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    // A film's own controls have the arrows.
    const isInFilm = event.composedPath()[0] instanceof HTMLMediaElement && event.key !== 'Escape';
    if (!move || isInFilm) return;
    event.preventDefault();
    move();
  });

  const { caption, film } = slide;
  const isOneOfMany = slides.length > 1;
  const count = texts.count
    .replace('{number}', String(index + 1))
    .replace('{total}', String(slides.length));

  return (
    <dialog ref={dialog} className="viewer" part="viewer" aria-label={texts.label} tabIndex={-1}>
      <slot name="viewer" />
      {film && !stage.isClosing && (
        <ViewerFilm
          key={slide.key}
          host={host}
          slide={slide}
          film={film}
          start={texts.start}
          isPlaying={isPlaying}
          isPrivate={props.isPrivate}
          asks={props.asks}
          onPlay={play}
        />
      )}
      <div className="controls">
        <div className="bar">
          <p className="count" role="status">
            {isOneOfMany && <span>{count}</span>}
            {caption && <span className="unseen">{isOneOfMany ? `: ${caption}` : caption}</span>}
          </p>
          {zoom.can && (
            <button
              type="button"
              aria-label={texts.zoom}
              aria-pressed={zoom.isIn}
              onClick={stage.zoom}
            >
              <ViewerIcon of={zoom.isIn ? 'smaller' : 'larger'} />
            </button>
          )}
          <button type="button" aria-label={texts.close} onClick={stage.close}>
            <ViewerIcon of="close" />
          </button>
        </div>
        {isOneOfMany && (
          <>
            <button
              type="button"
              className="previous"
              aria-label={texts.previous}
              onClick={() => stage.step(-1)}
            >
              <ViewerIcon of="back" />
            </button>
            <button
              type="button"
              className="next"
              aria-label={texts.next}
              onClick={() => stage.step(1)}
            >
              <ViewerIcon of="forward" />
            </button>
          </>
        )}
        {caption && !(film && isPlaying) && (
          <p className="caption" aria-hidden="true">
            {caption}
          </p>
        )}
      </div>
    </dialog>
  );
}
