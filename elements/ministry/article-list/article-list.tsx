import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { article } from '../article';
import { type Listing, readListing } from '../listing';
import { articleList } from './article-list.contract';
import pageStyles from './article-list.page.css';
import styles from './article-list.css';

const shape = articleList.attributes.src.feed;

export function ArticleList({ host, content, ...attributes }: Wired<typeof articleList, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={article} view="list" />;
}

defineElement(articleList, ArticleList, styles, {
  content: (host, page, props) => readListing(article, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
