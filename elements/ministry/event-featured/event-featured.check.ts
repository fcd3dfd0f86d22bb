import { checkEvents } from '../check-events';
import { eventFeatured } from './event-featured.contract';

/** Warns the publisher of dates, zones and rules that cannot be read. */
export const check = checkEvents(eventFeatured.attributes.src.feed);
