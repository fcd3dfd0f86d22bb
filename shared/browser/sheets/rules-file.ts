import { digest } from '../../foundation/digest';

/** The name of the file with a page's own rules, when they are linked instead of inline. */
export const rulesFile = (css: string): string => `wb-rules-${digest(css)}.css`;
