import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { group } from '../group';
import { type Listing, readListing } from '../listing';
import { groupLayout } from './group-layout.contract';
import pageStyles from './group-layout.page.css';
import styles from './group-layout.css';

const shape = groupLayout.attributes.src.feed;

export function GroupLayout({ host, content, ...attributes }: Wired<typeof groupLayout, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={group} view="cards" />;
}

defineElement(groupLayout, GroupLayout, styles, {
  content: (host, page, props) => readListing(group, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
