import { trustedPolicy } from '../html/trusted-types';

const jobs = new Map<string, Promise<void>>();

/**
 * Loads and runs an external script, once per address. Call it only after a visitor's action, since the
 * script may be a third party's. Rejects if loading fails; a later call tries again. The page's policy
 * must allow the address and, if it has `trusted-types`, the name `wb-elements`.
 */
export function loadScript(address: string): Promise<void> {
  const { href, protocol } = new URL(address, document.baseURI);
  if (!/^https?:$/.test(protocol)) return Promise.reject(new Error(`${href} is no script address`));
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
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${href} could not be had`));
    };
    // Trusted Types require a policy for script addresses.
    script.src = (trustedPolicy()?.createScriptURL(href) as string | undefined) ?? href;
    document.head.append(script);
  });
}
