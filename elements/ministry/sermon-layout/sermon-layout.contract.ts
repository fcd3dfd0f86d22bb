import { contract } from '../../../shared/contract/contract';
import { sermonListing } from '../listing-attributes';

export const sermonLayout = contract({
  tag: 'wb-sermon-layout',
  summary: 'All sermons as cards in pages, with their filters.',
  ...sermonListing('category group series preacher passage search'),
});
