import { contract } from '../../../shared/contract/contract';
import { eventListing } from '../listing-attributes';

export const eventList = contract({
  tag: 'wb-event-list',
  summary: 'Events one below the other in pages, with filters where they are wanted.',
  ...eventListing(),
});
