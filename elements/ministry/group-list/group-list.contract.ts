import { contract } from '../../../shared/contract/contract';
import { groupListing } from '../listing-attributes';

export const groupList = contract({
  tag: 'wb-group-list',
  summary: 'Groups one below the other in pages, with filters where they are wanted.',
  ...groupListing(),
});
