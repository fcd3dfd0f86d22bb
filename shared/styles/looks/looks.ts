import fields from './fields.page.css';
import prose from './prose.page.css';

/** Style sheets for the author's own content inside elements, by the names that definitions have in `looks`. */
export const LOOKS = { fields, prose };

export type Look = keyof typeof LOOKS;
