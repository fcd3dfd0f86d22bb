import { contract } from '../../../shared/contract/contract';
import { sermonListing } from '../listing-attributes';

export const sermonFeatured = contract({
  tag: 'wb-sermon-featured',
  summary: 'Sermons that matter most, each with a large picture beside its text.',
  ...sermonListing(),
});
