import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { group } from '../group';
import { type Listing, readListing } from '../listing';
import { groupFeatured } from './group-featured.contract';
import pageStyles from './group-featured.page.css';
import styles from './group-featured.css';

const shape = groupFeatured.attributes.src.feed;

export function GroupFeatured({
  host,
  content,
  ...attributes
}: Wired<typeof groupFeatured, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={group} view="featured" />;
}

defineElement(groupFeatured, GroupFeatured, styles, {
  content: (host, page, props) => readListing(group, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
