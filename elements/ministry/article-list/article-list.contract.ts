import { contract } from '../../../shared/contract/contract';
import { articleListing } from '../listing-attributes';

export const articleList = contract({
  tag: 'wb-article-list',
  summary: 'Articles one below the other in pages, with filters where they are wanted.',
  ...articleListing(),
});
