import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  isConsentPurpose,
} from '../../foundation/consent-purpose';
import { isJsonObject, propertyIn } from '../../foundation/json-object';
import { warn } from '../../foundation/warn';
import { pageSettings } from '../page-settings';

/**
 * What holds until the visitor decides, from `consent` in the page's `data-wb-page`, by purpose.
 *
 * Without it nothing is asked: who puts a video or a map into a page has asked for it (design 9), as on
 * every page that was made before, and whether visitors must be asked depends on the site's law and on
 * the consent manager it may have. A word that is none asks, since its author meant to restrict.
 */
export function defaultConsent(purpose: ConsentPurpose): 'granted' | 'ask' {
  const settings = pageSettings()['consent'];
  if (settings === undefined) return 'granted';
  warnOfMistakes(settings);
  const word = propertyIn(settings, purpose);
  return word === 'granted' || (word === undefined && isJsonObject(settings)) ? 'granted' : 'ask';
}

function warnOfMistakes(settings: unknown) {
  const wrong = isJsonObject(settings)
    ? Object.entries(settings).find(
        ([name, word]) => !isConsentPurpose(name) || (word !== 'ask' && word !== 'granted'),
      )
    : ['', settings];
  if (!wrong) return;
  const [name, word] = wrong;
  const effect =
    name && !isConsentPurpose(name) ? 'that line counts for nothing' : 'visitors are asked';
  warn(
    'consent settings',
    `data-wb-page: consent says ${JSON.stringify(name ? { [String(name)]: word } : word)}, which is no setting, so ${effect}. ` +
      `Write 'ask' or 'granted' for any of ${CONSENT_PURPOSES.join(', ')}.`,
  );
}
