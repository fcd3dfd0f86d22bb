import { useLayoutEffect } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { countAgain, countUp } from './count-up';
import { counter } from './counter.contract';
import styles from './counter.css';
import { decimalsOf, figure } from './figure';
import { Bar, Ring } from './share';
import { shareOf } from './share-of';

export function Counter({
  start,
  end,
  duration,
  separator,
  counterStyle,
  full,
  host,
}: Wired<typeof counter>) {
  // Draws the end, which stays without script. What counts is outside React, so that it needs none.
  useLayoutEffect(() => countUp(host), [host, start, end, duration, separator, counterStyle, full]);
  useMethods(host, { restart: () => countAgain(host) });

  const decimals = Math.max(decimalsOf(start), decimalsOf(end));
  const [first, final] = [start, end].map((value) => figure(value, decimals, separator));
  const longest = Math.max(first!.length, final!.length);
  const share = shareOf(end, full);

  return (
    <span
      className="counter"
      data-style={counterStyle}
      data-start={start}
      data-end={end}
      data-duration={duration}
      data-separator={separator || undefined}
      data-full={full}
    >
      {counterStyle === 'radial' && <Ring share={share} />}
      <span className="text" data-long={longest > 6 || undefined}>
        <slot name="prefix" />
        <span className="figures">
          <span className="place" aria-hidden="true">
            {first}
          </span>
          <span className="place" aria-hidden="true">
            {final}
          </span>
          <span className="number" part="number" aria-hidden="true">
            {final}
          </span>
          <span className="unseen">{final}</span>
        </span>
        <slot name="suffix" />
      </span>
      {counterStyle === 'bar' && <Bar share={share} />}
    </span>
  );
}

defineElement(counter, Counter, styles);
