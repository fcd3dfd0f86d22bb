import { useEffect, useLayoutEffect } from 'react';
import { applyRules } from '../../../shared/browser/sheets/page-rules';
import { providerSites } from '../../../shared/browser/players/provider-sites';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { textsOf } from '../../../shared/foundation/texts';
import { Background } from '../background';
import { PauseButton } from '../pause-button';
import { readBackground } from '../read-background';
import { begin } from './begin';
import { backgroundVideo } from './background-video.contract';
import styles from './background-video.css';
import pageStyles from './background-video.page.css';
import { filmOf } from './film-of';

type Content = ReturnType<typeof readContent>;

export function BackgroundVideo(told: Wired<typeof backgroundVideo, Content>) {
  const { host, content, src, type, loop, start } = told;
  useLayoutEffect(() => applyRules(content.rules), [content.rules]);
  // Goes on with what the watcher has begun; another film begins anew.
  useEffect(() => begin(host), [host, src, type, loop, start]);
  const setWanted = (isWanted: boolean) =>
    void begin(host, (film) => film.setWanted(isWanted), { keep: true });
  useMethods(host, { play: () => setWanted(true), pause: () => setWanted(false) });
  return (
    <>
      <Background {...told} />
      <PauseButton pause={content.pause} play={content.play} />
      <div className="content" part="content">
        <slot />
      </div>
    </>
  );
}

function readContent(host: Light, page: Page, told: Props<typeof backgroundVideo>) {
  const text = textsOf(page);
  return {
    ...readBackground(host, page, told, { ratio: ['--bg-ratio', String(told.ratio)] }),
    pause: text('Pause the background video'),
    play: text('Play the background video'),
  };
}

defineElement(backgroundVideo, BackgroundVideo, styles, {
  content: readContent,
  pageRules: ({ rules }) => rules,
  pageStyles,
  // Nobody has asked for a film behind a page, so its provider gets no more than it needs.
  sites: (_, { type, src }) => providerSites(filmOf(type, src), true),
});
