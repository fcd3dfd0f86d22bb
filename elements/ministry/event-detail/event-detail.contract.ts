import { contract } from '../../../shared/contract/contract';
import { detailAttributes, detailParts, detailSlots, feeds, link } from '../attributes';

export const eventDetail = contract({
  tag: 'wb-event-detail',
  summary:
    'An event with all that is known of it, and the way back to where the visitor came from.',
  since: '0.1',
  spec: '1 (ministry), 2 (Previous link), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    src: feeds.event,
    ...detailAttributes,
  },
  slots: detailSlots('an event'),
  parts: { ...detailParts, ...link, file: 'The link to the file for calendars.' },
});
