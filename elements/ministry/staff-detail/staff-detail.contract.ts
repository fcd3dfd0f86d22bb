import { contract } from '../../../shared/contract/contract';
import { detailAttributes, detailParts, detailSlots, feeds, link } from '../attributes';

export const staffDetail = contract({
  tag: 'wb-staff-detail',
  summary:
    'A member of the staff with all that is known of it, and the way back to where the visitor came from.',
  since: '0.1',
  spec: '1 (ministry), 2 (Previous link), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    src: feeds.staff,
    ...detailAttributes,
  },
  slots: detailSlots('a member of the staff'),
  parts: { ...detailParts, ...link },
});
