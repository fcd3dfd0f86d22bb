import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Detail } from '../detail';
import { staff } from '../staff';
import { type Detail as Content, readDetail } from '../read-detail';
import { staffDetail } from './staff-detail.contract';
import pageStyles from './staff-detail.page.css';
import styles from './staff-detail.css';

const shape = staffDetail.attributes.src.feed;

export function StaffDetail({ host, content, ...attributes }: Wired<typeof staffDetail, Content>) {
  return <Detail {...{ host, content, attributes, shape }} kind={staff} />;
}

defineElement(staffDetail, StaffDetail, styles, {
  content: (host, page, props) => readDetail(shape, host, page, props),
  pageStyles,
});
