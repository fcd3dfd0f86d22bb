import { useLayoutEffect } from 'react';
import type { Props, Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { textsOf } from '../../../shared/text/texts';
import { languageAround } from '../language-around';
import { decimalsShown, percentText } from '../percent';
import { fillUp } from './fill-up';
import { progressBar } from './progress-bar.contract';
import styles from './progress-bar.css';

interface Content {
  language: string;
  label: string;
}

export function ProgressBar({
  value,
  progressStyle,
  hidePercent,
  content,
  host,
}: Wired<typeof progressBar, Content>) {
  const { language, label } = content;
  const final = percentText(value, decimalsShown(value), language);

  // In place of what its watcher has begun; another value is shown at once.
  useLayoutEffect(() => fillUp(host), [host, value, progressStyle, hidePercent, language]);

  return (
    <div className="bar" data-style={progressStyle} lang={language || undefined}>
      <progress className="unseen" max={100} value={value} aria-label={label} />
      <div className="text" part="text">
        <div className="full">
          <span className="title">
            <slot />
          </span>
          {!hidePercent && (
            <span className="place" aria-hidden="true">
              <span className="room">{final}</span>
              {/* Holds what was counted when React takes over. */}
              <span className="percent" part="percent" suppressHydrationWarning>
                {final}
              </span>
            </span>
          )}
        </div>
        {/* As wide as what is missing, but it gives way to text. */}
        <svg className="rest" width={`${100 - value}%`} height="1" aria-hidden="true" />
      </div>
      <div className="track" part="track">
        <svg className="fill" part="fill" width={`${value}%`} height="100%" aria-hidden="true" />
      </div>
    </div>
  );
}

const readContent = (host: Light, page: Page, { label }: Props<typeof progressBar>): Content => ({
  language: languageAround(host),
  label: label || host.text.trim().replace(/\s+/g, ' ') || textsOf(page)('Progress'),
});

defineElement(progressBar, ProgressBar, styles, { content: readContent });
