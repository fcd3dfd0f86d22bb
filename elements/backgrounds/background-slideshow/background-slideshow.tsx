import { useEffect, useLayoutEffect } from 'react';
import { applyRules } from '../../../shared/browser/sheets/page-rules';
import { fromElement, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { applyPatches } from '../../../shared/content/patch';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { textsOf } from '../../../shared/foundation/texts';
import { Background } from '../background';
import { PauseButton } from '../pause-button';
import { readBackground } from '../read-background';
import { backgroundSlideshow } from './background-slideshow.contract';
import styles from './background-slideshow.css';
import pageStyles from './background-slideshow.page.css';
import { begin } from './begin';
import { showSeen } from './seen';
import { lazyPictures, slidesOf } from './slides';

type Content = ReturnType<typeof readContent>;

export function BackgroundSlideshow(told: Wired<typeof backgroundSlideshow, Content>) {
  const { host, content, totalItems, loop, duration, transition, transitionType } = told;
  useLayoutEffect(() => applyRules(content.rules), [content.rules]);
  // The author's slides may have become others.
  useLayoutEffect(() => {
    applyPatches(lazyPictures(fromElement(host)));
    showSeen(host);
  });
  useEffect(
    () => begin(host),
    [host, content.count, totalItems, loop, duration, transition, transitionType],
  );
  const setWanted = (isWanted: boolean) =>
    void begin(host, (show) => show.setWanted(isWanted), { keep: true });
  useMethods(host, { play: () => setWanted(true), pause: () => setWanted(false) });
  return (
    <>
      <Background {...told}>
        <slot name="slide" />
      </Background>
      <PauseButton pause={content.pause} play={content.play} />
      <div className="content" part="content">
        <slot />
      </div>
    </>
  );
}

function readContent(host: Light, page: Page, told: Props<typeof backgroundSlideshow>) {
  const text = textsOf(page);
  return {
    ...readBackground(host, page, told),
    count: slidesOf(host).length,
    pause: text('Pause the background slideshow'),
    play: text('Play the background slideshow'),
  };
}

defineElement(backgroundSlideshow, BackgroundSlideshow, styles, {
  content: readContent,
  pageRules: ({ rules }) => rules,
  patches: (_, host) => lazyPictures(host),
  pageStyles,
});
