import { contract } from '../../../shared/contract/contract';
import {
  detailAttributes,
  detailParts,
  detailSlots,
  feeds,
  playerParts,
  playerSlot,
} from '../attributes';

export const articleDetail = contract({
  tag: 'wb-article-detail',
  summary:
    'An article with all that is known of it, and the way back to where the visitor came from.',
  since: '0.1',
  spec: '1 (ministry), 2 (Previous link), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  defers: ['link'],
  attributes: {
    src: feeds.article,
    ...detailAttributes,
  },
  slots: { ...detailSlots('an article'), ...playerSlot },
  parts: { ...detailParts, ...playerParts },
});
