import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  isConsentPurpose,
} from '../../foundation/consent-purpose';
import { consentSetting } from '../../foundation/consent-setting';
import { isJsonObject } from '../../foundation/json-object';
import { warn } from '../../foundation/warn';
import { pageSettings } from '../page-settings';

/** What holds until the visitor decides; warns of settings that are none. See `consentSetting`. */
export function defaultConsent(purpose: ConsentPurpose): 'granted' | 'ask' {
  const settings = pageSettings()['consent'];
  if (settings !== undefined) warnOfMistakes(settings);
  return consentSetting(settings, purpose);
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
