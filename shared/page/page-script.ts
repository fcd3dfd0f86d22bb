// The module that page scripts import as `page.js`. It also tells the start of pages without a loader.

import { followOtherTabs } from '../browser/consent/consent';
import { answerMedia } from '../browser/media/answer-media';
import { announce, wasAnnounced } from '../bus/bus';
import { onStartUp } from './start-up';
import { tellStart } from './tell-start';
import { translate as textOf } from './translate';
import { whenLookedAt } from './when-looked-at';
import { readVisit } from '../visitor/visit';

export { announce, subscribe, latest } from '../bus/bus';
export type { AnnouncementName, Announcements } from '../bus/announcements';
export {
  type ConsentState,
  giveConsent,
  readConsent,
  withdrawConsent,
} from '../browser/consent/consent';
export type { ConsentPurpose } from '../foundation/consent-purpose';
export { followGoogleConsent, type GoogleTypes } from './google-consent';
export { serialise } from '../browser/html/serialise';
export { encodeForm, type FormValue } from '../foundation/encode-form';
export { onStartUp, type Initialiser } from './start-up';
export { readVisit, type Visit } from '../visitor/visit';

/**
 * The keys of a site's texts. A site can declare its own, so that editors check and complete them:
 * `declare module 'wb-elements/page' { interface TextKeys { 'cart.empty': string } }`.
 */
export interface TextKeys {}

/** Any string, unless the site has declared its keys. */
export type TextKey = keyof TextKeys extends never ? string : keyof TextKeys & string;

/**
 * The text of a key in the page's language, or in the nearest one available; the key itself if there
 * is none. `values` replace `{name}` in the text.
 */
export const translate: (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string = textOf;

// Counts a page view on every page with this script, even if no element or page script reads the visit.
onStartUp(() => readVisit());

// Page scripts may announce `media.stop` and `media.started` for players of their own.
answerMedia();

followOtherTabs();

const start = () => whenLookedAt(() => tellStart({ announce, wasAnnounced }));
if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
