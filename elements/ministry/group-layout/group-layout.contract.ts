import { contract } from '../../../shared/contract/contract';
import { groupListing } from '../listing-attributes';

export const groupLayout = contract({
  tag: 'wb-group-layout',
  summary: 'All groups as cards in pages, with their filters.',
  ...groupListing('category group day status search'),
});
