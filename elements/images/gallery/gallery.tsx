import { useEffect, useLayoutEffect } from 'react';
import { numberWithPicture } from '../../../shared/browser/media/picture-address';
import { allSites } from '../../../shared/browser/players/provider-sites';
import { applyRules } from '../../../shared/browser/sheets/page-rules';
import { applyPatches } from '../../../shared/content/patch';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useAnnounced } from '../../../shared/react/hooks/use-announced';
import { TagFilter } from '../../../shared/react/tag-filter';
import { useViewer } from '../use-viewer';
import { filterPictures } from './filter-pictures';
import { gallery } from './gallery.contract';
import styles from './gallery.css';
import pageStyles from './gallery.page.css';
import { LargePicture } from './large-picture';
import { itemsOf, numberOf } from './live-items';
import { observeGalleries, observeLarge } from './observe-galleries';
import { withoutFilter } from './pictures';
import { type Gallery as Content, inView, readGallery } from './read-gallery';

export function Gallery(props: Wired<typeof gallery, Content>) {
  const { layout, active, captions, filter, productHandle, content, host, emit } = props;
  const { pictures, tags, patches, rules } = content;
  const isBig = layout === 'big';
  const shown = inView(active, pictures.length);

  useEffect(() => observeGalleries(host), [host]);
  useEffect(() => observeLarge(host), [host, shown, pictures]);
  useLayoutEffect(() => applyRules(rules), [rules]);
  useLayoutEffect(() => {
    // The visitor's choice of a tag may be newer than the content that was read.
    applyPatches(tags.length ? withoutFilter(patches) : patches);
    filterPictures(host);
  });

  const show = (next: number) => {
    if (next === inView(host.active, pictures.length)) return;
    if (emit('wb-gallery-change', { active: next })) host.active = next;
  };
  useAnnounced('product.choice', productHandle, ({ image }) => {
    const number = isBig && image ? numberWithPicture(itemsOf(host), image) : 0;
    if (number) host.active = number;
  });
  const viewer = useViewer(host, content.viewerTexts, {
    isOn: props.viewer,
    isPrivate: props.privacyMode,
    asks: props.consent,
    pick: isBig ? (link) => show(numberOf(host, link)) : undefined,
  });

  return (
    <>
      <TagFilter tags={tags} wanted={filter} texts={content.filterTexts} />
      {isBig && pictures.length > 0 && (
        <LargePicture picture={pictures[shown - 1]!} enlarge={content.viewerTexts.enlarge} />
      )}
      <div
        className="pictures"
        part="pictures"
        data-layout={layout}
        data-captions={captionsIn(layout, captions)}
        data-columns={props.columns}
        data-tablet={props.columnsTablet}
        data-phone={props.columnsPhone}
      >
        <slot />
      </div>
      {viewer}
    </>
  );
}

/** Only a grid has room for captions below its pictures, and small pictures have none. */
function captionsIn(layout: Props<typeof gallery>['layout'], captions: string) {
  if (layout === 'big') return 'viewer';
  return layout === 'grid' || captions !== 'below' ? captions : 'over';
}

defineElement(gallery, Gallery, styles, {
  content: readGallery,
  patches: ({ patches }) => patches,
  pageRules: ({ rules }) => rules,
  sites: ({ films }, { privacyMode }) => allSites(films, privacyMode),
  pageStyles,
});
