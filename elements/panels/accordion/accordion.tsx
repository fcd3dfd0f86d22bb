import { useEffect, useLayoutEffect } from 'react';
import { amendAll } from '../../../shared/element/amendment';
import type { Props, Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { textsOf } from '../../../shared/text/texts';
import { accordion } from './accordion.contract';
import styles from './accordion.css';
import pageStyles from './accordion.page.css';
import { filterItems } from './filter-items';
import { ALL, firstTag, type Items, readItems } from './items';
import { observeAccordions } from './observe-accordions';
import { markTitles } from './titles';

interface Content extends Items {
  all: string;
  legend: string;
}

export function Accordion({ filter, content, host }: Wired<typeof accordion, Content>) {
  const { tags, all, legend, amendments } = content;
  const chosen = firstTag(tags, filter);
  useEffect(observeAccordions, []);
  useLayoutEffect(() => {
    amendAll(amendments.keys() as Iterable<Element>, ({ node }) => {
      const { name } = amendments.get(node)!.attributes!;
      return name === undefined ? undefined : { attributes: { name } };
    });
    // What the visitor has opened and chosen may be newer than what was read.
    markTitles(host);
    filterItems(host);
  });

  return (
    <>
      {tags.length > 0 && (
        <fieldset key={chosen} className="filter" part="filter">
          <legend>{legend}</legend>
          {[ALL, ...tags].map((tag) => (
            <label key={tag} className="tag" part="tag">
              <input type="radio" name="filter" value={tag} defaultChecked={tag === chosen} />
              {tag === ALL ? all : tag}
            </label>
          ))}
        </fieldset>
      )}
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
  amend: ({ node }, { amendments }) => amendments.get(node),
  pageStyles,
});
