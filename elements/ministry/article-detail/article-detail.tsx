import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Detail } from '../detail';
import { article } from '../article';
import { type Detail as Content, readDetail } from '../read-detail';
import { articleDetail } from './article-detail.contract';
import pageStyles from './article-detail.page.css';
import styles from './article-detail.css';

const shape = articleDetail.attributes.src.feed;

export function ArticleDetail({
  host,
  content,
  ...attributes
}: Wired<typeof articleDetail, Content>) {
  return <Detail {...{ host, content, attributes, shape }} kind={article} />;
}

defineElement(articleDetail, ArticleDetail, styles, {
  content: (host, page, props) => readDetail(shape, host, page, props),
  pageStyles,
});
