import { contract } from '../../../shared/contract/contract';
import { articleListing } from '../listing-attributes';

export const articleFeatured = contract({
  tag: 'wb-article-featured',
  summary: 'Articles that matter most, each with a large picture beside its text.',
  ...articleListing(),
});
