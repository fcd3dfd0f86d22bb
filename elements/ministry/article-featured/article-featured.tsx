import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { article } from '../article';
import { type Listing, readListing } from '../listing';
import { articleFeatured } from './article-featured.contract';
import pageStyles from './article-featured.page.css';
import styles from './article-featured.css';

const shape = articleFeatured.attributes.src.feed;

export function ArticleFeatured({
  host,
  content,
  ...attributes
}: Wired<typeof articleFeatured, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={article} view="featured" />;
}

defineElement(articleFeatured, ArticleFeatured, styles, {
  content: (host, page, props) => readListing(article, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
