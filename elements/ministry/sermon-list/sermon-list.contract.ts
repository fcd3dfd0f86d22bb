import { contract } from '../../../shared/contract/contract';
import { sermonListing } from '../listing-attributes';

export const sermonList = contract({
  tag: 'wb-sermon-list',
  summary: 'Sermons one below the other in pages, with filters where they are wanted.',
  ...sermonListing(),
});
