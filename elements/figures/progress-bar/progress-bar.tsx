import { useLayoutEffect } from 'react';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { languageAround } from '../../../shared/content/language-around';
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

  // Replaces what the watcher has begun; a new value shows at once.
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
              <span className="percent" part="percent">
                {final}
              </span>
            </span>
          )}
        </div>
        {/* As wide as the unfilled part, but it gives way to text. */}
        <svg className="rest" width={`${100 - value}%`} height="1" aria-hidden="true" />
      </div>
      <div className="track" part="track">
        {/* What moves: browsers leave the animation of an svg to the page's own thread, frame by frame. */}
        <div className="reach">
          <svg className="fill" part="fill" width={`${value}%`} height="100%" aria-hidden="true" />
        </div>
      </div>
    </div>
  );
}

const readContent = (host: Light, page: Page, { label }: Props<typeof progressBar>): Content => ({
  language: languageAround(host),
  label: label || host.text.trim().replace(/\s+/g, ' ') || textsOf(page)('Progress'),
});

defineElement(progressBar, ProgressBar, styles, { content: readContent });
