import type { ConsentPurpose } from './consent-purpose';
import { isJsonObject, propertyIn } from './json-object';

/**
 * What the page says of a purpose until the visitor decides, from `consent` in its `data-wb-page`.
 *
 * Without it nothing is asked: who puts a video or a map into a page has asked for it (design 9), as on
 * every page that was made before, and whether visitors must be asked depends on the site's law and on
 * the consent manager it may have. A word that is none asks, since its author meant to restrict.
 */
export function consentSetting(settings: unknown, purpose: ConsentPurpose): 'granted' | 'ask' {
  if (settings === undefined) return 'granted';
  const word = propertyIn(settings, purpose);
  return word === 'granted' || (word === undefined && isJsonObject(settings)) ? 'granted' : 'ask';
}
