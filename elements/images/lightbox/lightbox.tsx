import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useViewer } from '../use-viewer';
import { type ViewerTexts, viewerTexts } from '../viewer-texts';
import { lightbox } from './lightbox.contract';
import styles from './lightbox.css';
import pageStyles from './lightbox.page.css';

export function Lightbox({ host, content }: Wired<typeof lightbox, ViewerTexts>) {
  const viewer = useViewer(host, content);
  return (
    <>
      <slot />
      {viewer}
    </>
  );
}

defineElement(lightbox, Lightbox, styles, {
  content: (_, page, { label }) => viewerTexts(page, label),
  pageStyles,
});
