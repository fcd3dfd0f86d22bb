import { useLayoutEffect } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { allSites } from '../../../shared/browser/players/provider-sites';
import type { FilmSource } from '../../../shared/browser/players/film-source';
import { applyPatches, type Patch } from '../../../shared/content/patch';
import { filmsIn, markFilms } from '../film-links';
import { useViewer } from '../use-viewer';
import { type ViewerTexts, viewerTexts } from '../viewer-texts';
import { lightbox } from './lightbox.contract';
import styles from './lightbox.css';
import pageStyles from './lightbox.page.css';

interface Content {
  texts: ViewerTexts;
  films: FilmSource[];
  patches: Map<object, Patch>;
}

export function Lightbox({ host, content, privacyMode, consent }: Wired<typeof lightbox, Content>) {
  useLayoutEffect(() => applyPatches(content.patches));
  const viewer = useViewer(host, content.texts, { isPrivate: privacyMode, asks: consent });
  return (
    <>
      <slot />
      {viewer}
    </>
  );
}

defineElement(lightbox, Lightbox, styles, {
  content: (host, page, { label }) => ({
    texts: viewerTexts(page, label),
    films: filmsIn(host),
    patches: markFilms(host),
  }),
  patches: ({ patches }) => patches,
  sites: ({ films }, { privacyMode }) => allSites(films, privacyMode),
  pageStyles,
});
