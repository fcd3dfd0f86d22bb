import type { ConsentPurpose } from '../../foundation/consent-purpose';
import { pageSlot } from '../../foundation/slot';
import { isAllowedOnce } from '../consent/allowed-once';
import { observeConsent, readConsent } from '../consent/consent';
import { PUT_IN } from '../html/authored';
import { trustedPolicy } from '../html/trusted-types';

export interface ScriptOptions {
  /**
   * Whether what the script provides is there, such as a global. An address that answers something else
   * then counts as failed, and a script that the page has already is not run again.
   */
  isThere?: () => boolean;
  /** After how many seconds to give up waiting; a script that comes later is not run again. */
  seconds?: number;
}

type Jobs = Map<string, Promise<void>>;

/** By address, for all bundles of the page: two runs of one script disturb each other. */
const jobs = (pageSlot<Jobs>('scripts.1').value ??= new Map() as Jobs);

/**
 * Loads and runs an external script, once per page and address, with the page's nonce where there is one.
 * Rejects with a sentence that begins 'Failed to load' and the address: without the visitor's consent, when
 * loading fails (a later call tries again), when it is too slow, and when it does not bring what it should.
 * One that is still on its way when the visitor withdraws consent never runs.
 * The page's policy must allow the address and, if it has `trusted-types`, the name `wb-elements`. Spec 8.
 *
 * @param purpose what the visitor must agree to; left out only for what the visitor's own action needs,
 *   such as the captcha of a form
 */
export async function loadScript(
  address: string,
  purpose?: ConsentPurpose,
  { isThere, seconds = 30 }: ScriptOptions = {},
): Promise<void> {
  const { href, protocol } = new URL(address, document.baseURI);
  const failure = (why: string) => new Error(`Failed to load ${href}${why && `: ${why}`}`);
  if (!/^https?:$/.test(protocol)) throw failure('it is no script address');
  if (purpose && !isAllowed(purpose)) throw failure(`the visitor has not agreed to '${purpose}'`);
  if (isThere?.()) return;
  let job = jobs.get(href);
  if (!job) {
    job = run(href, purpose);
    jobs.set(href, job);
    job.catch(() => jobs.delete(href));
  }
  let limit: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    limit = setTimeout(
      () => reject(failure(`no answer within ${seconds} seconds`)),
      seconds * 1000,
    );
  });
  try {
    await Promise.race([job, tooLate]);
  } catch (error) {
    throw error instanceof Error ? error : failure('');
  } finally {
    clearTimeout(limit!);
  }
  if (isThere && !isThere()) {
    // So that a later call runs it again.
    jobs.delete(href);
    throw failure('it answers, but is not the script that it should be');
  }
}

const isAllowed = (purpose: ConsentPurpose) =>
  readConsent(purpose) === 'granted' || isAllowedOnce(purpose);

function run(href: string, purpose?: ConsentPurpose): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const stop = purpose && observeConsent(purpose, () => isAllowed(purpose) || forsake());
    const forsake = () => {
      stop!();
      jobs.delete(href);
      // A script that comes into another document than it was made in does not run.
      document.implementation.createHTMLDocument().adoptNode(script);
    };
    script.setAttribute(PUT_IN, '');
    script.async = true;
    // Hidden from selectors and attributes, but scripts of the page may hand it on.
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
    if (nonce) script.nonce = nonce;
    script.onload = () => {
      stop?.();
      resolve();
    };
    script.onerror = () => {
      stop?.();
      script.remove();
      reject(new Error(`Failed to load ${href}`));
    };
    // Trusted Types require a policy for script addresses.
    script.src = (trustedPolicy()?.createScriptURL(href) as string | undefined) ?? href;
    document.head.append(script);
  });
}
