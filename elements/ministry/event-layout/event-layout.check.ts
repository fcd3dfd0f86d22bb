import { checkEvents } from '../check-events';
import { eventLayout } from './event-layout.contract';

/** Warns the publisher of dates, zones and rules that cannot be read. */
export const check = checkEvents(eventLayout.attributes.src.feed);
