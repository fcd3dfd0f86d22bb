import { useEffect, useLayoutEffect } from 'react';
import { applyPatches } from '../../../shared/content/patch';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { TagFilter } from '../../../shared/react/tag-filter';
import { accordion } from './accordion.contract';
import styles from './accordion.css';
import pageStyles from './accordion.page.css';
import { filterItems } from './filter-items';
import { type Items, readItems } from './items';
import { observeAccordions } from './observe-accordions';
import { markTitles } from './titles';

interface Content extends Items {
  all: string;
  legend: string;
}

export function Accordion({ filter, content, host }: Wired<typeof accordion, Content>) {
  const { tags, patches } = content;
  // At every drawing: it may have been moved into the shadow root of another.
  useEffect(() => observeAccordions(host));
  useLayoutEffect(() => {
    for (const [node, { attributes: { name } = {} }] of patches)
      if (name !== undefined) applyPatches(new Map([[node, { attributes: { name } }]]));
    // The visitor's choices may be newer than the content that was read.
    markTitles(host);
    filterItems(host);
  });

  return (
    <>
      <TagFilter tags={tags} wanted={filter} texts={content} />
      <slot />
    </>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof accordion>): Content {
  const text = textsOf(page);
  return {
    ...readItems(host, page, props),
    all: props.allText || text('All'),
    legend: props.filterText || text('Filter'),
  };
}

defineElement(accordion, Accordion, styles, {
  content: readContent,
  patches: ({ patches }) => patches,
  pageStyles,
  looks: ['prose'],
});
