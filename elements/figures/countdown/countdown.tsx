import { useLayoutEffect } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { countDown } from './count-down';
import { countdown } from './countdown.contract';
import styles from './countdown.css';
import { NOTHING } from './figures';
import { UNITS } from './languages';
import { type Plan, readPlan } from './plan';

export function Countdown({ host, content, ...attributes }: Wired<typeof countdown, Plan>) {
  const { language, name, labels, end, date, afterwards } = content;
  const { linkType, redirect, action } = attributes;

  // Replaces what the watcher has started, and starts again when attributes change.
  useLayoutEffect(
    () => countDown(host),
    [host, end, language, linkType, redirect, action, labels.map(({ other }) => other).join()],
  );

  return (
    <div className="countdown" lang={language}>
      <time className="date" part="date" dateTime={end}>
        {date}
      </time>
      <div className="place">
        <div className="figures" part="figures" role="timer" aria-label={name}>
          {UNITS.map((unit, index) => (
            <div key={unit} className="unit" part="unit">
              {/* Number and label are written without React, which never changes them. */}
              <span className="number" part="number">
                {NOTHING}
              </span>
              <span
                className="label"
                part="label"
                data-one={labels[index]!.one}
                data-few={labels[index]!.few}
                data-other={labels[index]!.other}
              >
                {labels[index]!.other}
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className="message" part="message" role="status">
        {afterwards && <span className="afterwards">{afterwards}</span>}
        <slot name="message" />
      </div>
    </div>
  );
}

defineElement(countdown, Countdown, styles, { content: readPlan });
