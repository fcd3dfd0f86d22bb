import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Detail } from '../detail';
import { group } from '../group';
import { type Detail as Content, readDetail } from '../read-detail';
import { groupDetail } from './group-detail.contract';
import pageStyles from './group-detail.page.css';
import styles from './group-detail.css';

const shape = groupDetail.attributes.src.feed;

export function GroupDetail({ host, content, ...attributes }: Wired<typeof groupDetail, Content>) {
  return <Detail {...{ host, content, attributes, shape }} kind={group} />;
}

defineElement(groupDetail, GroupDetail, styles, {
  content: (host, page, props) => readDetail(shape, host, page, props),
  pageStyles,
});
