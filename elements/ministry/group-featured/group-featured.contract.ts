import { contract } from '../../../shared/contract/contract';
import { groupListing } from '../listing-attributes';

export const groupFeatured = contract({
  tag: 'wb-group-featured',
  summary: 'Groups that matter most, each with a large picture beside its text.',
  ...groupListing(),
});
