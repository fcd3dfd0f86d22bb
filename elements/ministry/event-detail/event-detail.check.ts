import { checkEvents } from '../check-events';
import { eventDetail } from './event-detail.contract';

/** Warns the publisher of dates, zones and rules that cannot be read. */
export const check = checkEvents(eventDetail.attributes.src.feed);
