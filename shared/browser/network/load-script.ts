import type { ConsentPurpose } from '../../foundation/consent-purpose';
import { readConsent } from '../consent/consent';
import { PUT_IN } from '../html/authored';
import { trustedPolicy } from '../html/trusted-types';

const jobs = new Map<string, Promise<void>>();

/**
 * Loads and runs an external script, once per address. Rejects without the visitor's consent, and if
 * loading fails; a later call tries again. The page's policy must allow the address and, if it has
 * `trusted-types`, the name `wb-elements`. Spec 8.
 *
 * @param purpose what the visitor must agree to; left out only for what the visitor's own action needs,
 *   such as the captcha of a form
 */
export function loadScript(address: string, purpose?: ConsentPurpose): Promise<void> {
  const { href, protocol } = new URL(address, document.baseURI);
  if (!/^https?:$/.test(protocol))
    return Promise.reject(new Error(`Failed to load ${href}: it is no script address`));
  if (purpose && readConsent(purpose) !== 'granted')
    return Promise.reject(
      new Error(`Failed to load ${href}: the visitor has not agreed to '${purpose}'`),
    );
  let job = jobs.get(href);
  if (!job) {
    job = run(href);
    job.catch(() => jobs.delete(href));
    jobs.set(href, job);
  }
  return job;
}

function run(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.setAttribute(PUT_IN, '');
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`Failed to load ${href}`));
    };
    // Trusted Types require a policy for script addresses.
    script.src = (trustedPolicy()?.createScriptURL(href) as string | undefined) ?? href;
    document.head.append(script);
  });
}
