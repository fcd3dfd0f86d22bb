// What page scripts import as `page.js`, and what brings the page's own life to pages without elements.

import { onStartUp } from './start-up';
import { translate as textOf } from './translate';
import { readVisit } from './visit';

export { announce, hear, latest } from '../bus/bus';
export type { AnnouncementName, Announcements } from '../bus/announcements';
export { encodeForm, type FormValue } from '../net/encode-form';
export { onStartUp, type Initialiser } from './start-up';
export { readVisit, type Visit } from './visit';

/**
 * The keys of a site's texts. A site that names its own has them checked, and completed by editors:
 * `declare module 'wb-elements/page' { interface TextKeys { 'cart.empty': string } }`.
 */
export interface TextKeys {}

/** Any text, as long as a site has not said which keys it has. */
export type TextKey = keyof TextKeys extends never ? string : keyof TextKeys & string;

/**
 * The text of a key in the page's language, or in the nearest there is; the key itself when there is
 * none. `values` are what `{name}` in the text stands for.
 */
export const translate: (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string = textOf;

// Every page that has this script counts as seen, whether or not anything on it asks.
onStartUp(() => readVisit());
