import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { group } from '../group';
import { type Listing, readListing } from '../listing';
import { groupList } from './group-list.contract';
import pageStyles from './group-list.page.css';
import styles from './group-list.css';

const shape = groupList.attributes.src.feed;

export function GroupList({ host, content, ...attributes }: Wired<typeof groupList, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={group} view="list" />;
}

defineElement(groupList, GroupList, styles, {
  content: (host, page, props) => readListing(group, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
