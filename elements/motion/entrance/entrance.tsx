import { useEffect, useRef } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { begin } from './begin';
import { entrance } from './entrance.contract';
import styles from './entrance.css';

export function Entrance({ host, ...settings }: Wired<typeof entrance>) {
  const { animation, duration, delay, repeat, atStart, animationId } = settings;
  const now = [animation, duration, delay, repeat, atStart, animationId].join();
  const before = useRef(now);

  // Continues what the watcher has begun, and plays at once when attributes change.
  useEffect(
    () =>
      begin(host, ({ play }) => {
        if (before.current !== now) play();
        before.current = now;
      }),
    [host, now],
  );
  useMethods(host, { play: () => void begin(host, ({ play }) => play()) });

  return (
    <div className="box" part="box">
      <slot />
    </div>
  );
}

defineElement(entrance, Entrance, styles);
