import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { CalendarFile } from '../calendar-file';
import { Detail } from '../detail';
import { event } from '../event';
import { type Detail as Content, readDetail } from '../read-detail';
import { eventDetail } from './event-detail.contract';
import pageStyles from './event-detail.page.css';
import styles from './event-detail.css';

const shape = eventDetail.attributes.src.feed;

export function EventDetail({ host, content, ...attributes }: Wired<typeof eventDetail, Content>) {
  return (
    <Detail {...{ host, content, attributes, shape }} kind={event}>
      {(item) => <CalendarFile item={item} words={content.words} zone={content.zone} />}
    </Detail>
  );
}

defineElement(eventDetail, EventDetail, styles, {
  content: (host, page, props) => readDetail(shape, host, page, props),
  pageStyles,
});
