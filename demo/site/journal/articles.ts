import type { Article } from './article';
import { leinenWaschen } from './leinen-waschen';
import { washingLinen } from './washing-linen';

/** The journal: one article, in each of the site's languages. */
export const articles: readonly Article[] = [washingLinen, leinenWaschen];
