import { digest } from './digest';

/** The name of the file with a page's own rules, where they are linked and not in the page itself. */
export const rulesFile = (css: string): string => `wb-rules-${digest(css)}.css`;
