import { contract } from '../../../shared/contract/contract';
import { detailAttributes, detailParts, detailSlots, feeds, link } from '../attributes';

export const groupDetail = contract({
  tag: 'wb-group-detail',
  summary: 'A group with all that is known of it, and the way back to where the visitor came from.',
  since: '0.1',
  spec: '1 (ministry), 2 (Previous link), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    src: feeds.group,
    ...detailAttributes,
  },
  slots: detailSlots('a group'),
  parts: { ...detailParts, ...link },
});
