import { useLayoutEffect } from 'react';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { countDown } from './count-down';
import { countdown } from './countdown.contract';
import styles from './countdown.css';
import { NOTHING } from './figures';
import { UNITS } from './languages';
import { type Plan, readPlan } from './plan';

export function Countdown({ host, content, ...attributes }: Wired<typeof countdown, Plan>) {
  const { language, labels, end, date, afterwards } = content;
  const { linkType, redirect, action } = attributes;

  // In place of what its watcher has begun, and anew for other attributes.
  useLayoutEffect(
    () => countDown(host),
    [host, end, language, linkType, redirect, action, labels.map(({ other }) => other).join()],
  );

  return (
    <div className="countdown" lang={language}>
      {/* Engines word a date differently: the published words stay. */}
      <time className="date" part="date" dateTime={end} suppressHydrationWarning>
        {date}
      </time>
      <div className="figures" part="figures" role="timer">
        {UNITS.map((unit, index) => (
          <div key={unit} className="unit" part="unit">
            {/* Both hold what was counted when React takes over, and are written without it. */}
            <span className="number" part="number" suppressHydrationWarning>
              {NOTHING}
            </span>
            <span
              className="label"
              part="label"
              data-one={labels[index]!.one}
              data-few={labels[index]!.few}
              data-other={labels[index]!.other}
              suppressHydrationWarning
            >
              {labels[index]!.other}
            </span>
          </div>
        ))}
      </div>
      <div className="message" part="message" role="status">
        {afterwards && <span className="afterwards">{afterwards}</span>}
        <slot name="message" />
      </div>
    </div>
  );
}

defineElement(countdown, Countdown, styles, { content: readPlan });
