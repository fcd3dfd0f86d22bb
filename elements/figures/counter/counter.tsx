import { useRef, useState } from 'react';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { useSeen } from '../../../shared/hooks/use-seen';
import { counter } from './counter.contract';
import styles from './counter.css';
import { decimalsOf, figure } from './figure';
import { useCount } from './use-count';

export function Counter({ start, end, duration, separator, host, emit }: Wired<typeof counter>) {
  const box = useRef<HTMLSpanElement>(null);
  const [round, setRound] = useState(0);
  const seen = useSeen(box);
  // The end is what the publish step draws and what stays without script; the count is an effect.
  const now = useCount({ start, end, duration, round, running: seen }, () =>
    emit('wb-counter-end', { value: end }),
  );
  useMethods(host, { restart: () => setRound(round + 1) });

  const decimals = Math.max(decimalsOf(start), decimalsOf(end));
  const final = figure(end, decimals, separator);

  return (
    <span ref={box} className="counter">
      <span className="place" aria-hidden="true">
        {figure(start, decimals, separator)}
      </span>
      <span className="place" aria-hidden="true">
        {final}
      </span>
      <span className="number" part="number" aria-hidden="true">
        {figure(now, decimals, separator)}
      </span>
      <span className="read">{final}</span>
    </span>
  );
}

defineElement(counter, Counter, styles);
