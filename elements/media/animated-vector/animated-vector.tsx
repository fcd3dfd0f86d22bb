import { useEffect, useRef } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { useNative } from '../../../shared/react/hooks/use-native';
import { whenFilled } from '../../../shared/foundation/when-filled';
import { Icon } from '../icon';
import { animatedVector } from './animated-vector.contract';
import styles from './animated-vector.css';
import { directorSlot, type Playback } from './director-slot';
import { readVector, type Vector } from './read-vector';

/** As wide as it is where nobody knows its size, in pixels. */
const WIDTH = 300;

export function AnimatedVector({
  host,
  content,
  ...settings
}: Wired<typeof animatedVector, Vector>) {
  const { trigger, loop, direction, src } = settings;
  const { inner, name, hasPoster, isThere, isWithinControl, texts } = content;
  const asked = JSON.stringify([settings, inner]);
  const direct = (act: (it: Playback) => void) =>
    whenFilled(directorSlot, fetchDirector, (it) => {
      const playback = host.isConnected ? it.playbackOf(host) : undefined;
      if (playback) act(playback);
    });

  // Goes on with what the watcher has begun, unless something else is to be played.
  useEffect(() => direct(() => {}), [asked]);
  useEffect(() => () => directorSlot.value?.leave(host), [host]);
  useMethods(host, {
    play: () => void direct((it) => it.play()),
    pause: () => void direct((it) => it.pause()),
  });

  const toggle = () => void direct((it) => it.toggle());
  // Keys have the button, which does the same.
  const picture = useRef<HTMLDivElement>(null);
  useNative(picture, 'click', () => {
    if (trigger === 'click' && isThere && !isWithinControl) toggle();
  });
  const [width, height] = sizeOf(settings, isThere);

  return (
    <div
      className="box"
      data-trigger={trigger}
      data-speed={settings.speed}
      data-direction={direction}
      data-loops={loop || undefined}
      data-renderer={settings.renderer}
      data-src={inner ? undefined : src || undefined}
      data-animation={settings.animation || undefined}
      data-still={settings.still}
      data-poster={hasPoster || undefined}
    >
      <div
        className="picture"
        part="picture"
        role={name ? 'img' : undefined}
        aria-label={name || undefined}
        ref={picture}
      >
        <svg
          className="frame"
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
        />
        <slot />
      </div>
      {isThere && !isWithinControl && (
        <button type="button" className="button" part="toggle" onClick={toggle}>
          <span className="start">
            <Icon of="play" />
            <span className="unseen">{texts.play}</span>
          </span>
          <span className="stop">
            <Icon of="pause" />
            <span className="unseen">{texts.pause}</span>
          </span>
        </button>
      )}
      <p className="message" part="message" data-nothing={!isThere || undefined}>
        {isThere ? texts.failed : texts.nothing}
      </p>
    </div>
  );
}

const fetchDirector = () => import('./director').then(({ makeDirector }) => makeDirector());

/** A square until more is known; less where there is only a text. */
function sizeOf({ width, height }: { width: number; height: number }, isThere: boolean) {
  const wide = width || height || WIDTH;
  return [wide, height || (isThere ? wide : wide / 2)] as const;
}

defineElement(animatedVector, AnimatedVector, styles, { content: readVector });
