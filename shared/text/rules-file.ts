import { digest } from './digest';

/** The name of the file that a page's own rules are in, where they do not stand in the page itself. */
export const rulesFile = (css: string): string => `wb-rules-${digest(css)}.css`;
