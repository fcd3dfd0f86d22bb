import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Detail } from '../detail';
import { sermon } from '../sermon';
import { type Detail as Content, readDetail } from '../read-detail';
import { sermonDetail } from './sermon-detail.contract';
import pageStyles from './sermon-detail.page.css';
import styles from './sermon-detail.css';

const shape = sermonDetail.attributes.src.feed;

export function SermonDetail({
  host,
  content,
  ...attributes
}: Wired<typeof sermonDetail, Content>) {
  return <Detail {...{ host, content, attributes, shape }} kind={sermon} />;
}

defineElement(sermonDetail, SermonDetail, styles, {
  content: (host, page, props) => readDetail(shape, host, page, props),
  pageStyles,
});
