import { contract } from '../../../shared/contract/contract';
import { eventListing } from '../listing-attributes';

export const eventFeatured = contract({
  tag: 'wb-event-featured',
  summary: 'Events that matter most, each with a large picture beside its text.',
  ...eventListing(),
});
