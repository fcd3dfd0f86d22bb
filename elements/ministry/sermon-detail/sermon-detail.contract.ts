import { contract } from '../../../shared/contract/contract';
import {
  detailAttributes,
  detailParts,
  detailSlots,
  feeds,
  playerParts,
  playerSlot,
} from '../attributes';

export const sermonDetail = contract({
  tag: 'wb-sermon-detail',
  summary:
    'A sermon with all that is known of it, and the way back to where the visitor came from.',
  since: '0.1',
  spec: '1 (ministry), 2 (Previous link), 8 (admin notices)',
  wakes: 'interaction',
  watched: true,
  defers: ['link'],
  attributes: {
    src: feeds.sermon,
    ...detailAttributes,
  },
  slots: { ...detailSlots('a sermon'), ...playerSlot },
  parts: { ...detailParts, ...playerParts },
});
