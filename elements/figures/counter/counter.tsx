import { useRef, useState } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { useSeen } from '../use-seen';
import { counter } from './counter.contract';
import styles from './counter.css';
import { decimalsOf, figure } from './figure';
import { Bar, Ring, shareOf } from './share';
import { useCount } from './use-count';

export function Counter({
  start,
  end,
  duration,
  separator,
  counterStyle,
  full,
  host,
  emit,
}: Wired<typeof counter>) {
  const box = useRef<HTMLSpanElement>(null);
  const [round, setRound] = useState(0);
  const seen = useSeen(box);
  // The publish step renders the end, which stays without script; the count is an effect.
  const moves = counterStyle === 'radial' || counterStyle === 'bar';
  const now = useCount({ start, end, duration, round, running: seen, moves }, () =>
    emit('wb-counter-end', { value: end }),
  );
  useMethods(host, { restart: () => setRound(round + 1) });

  const decimals = Math.max(decimalsOf(start), decimalsOf(end));
  const [first, final] = [start, end].map((value) => figure(value, decimals, separator));
  const longest = Math.max(first!.length, final!.length);
  const shown = figure(now, decimals, separator);
  const share = shareOf(now, full);

  return (
    <span ref={box} className="counter" data-style={counterStyle}>
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
            {/* Text whose start moves would count as a layout shift; a new node does not. */}
            <span key={shown.replace(/\d/g, '0')}>{shown}</span>
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
