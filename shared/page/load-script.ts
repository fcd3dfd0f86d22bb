import { trustedPolicy } from './trusted-types';

const jobs = new Map<string, Promise<void>>();

/**
 * Runs a script of somebody else, once for each address, however often it is asked for. Only on a
 * visitor's doing, since it may be a third party's. Rejects when it cannot be had; a later call tries
 * again. The page's policy must allow its address, and where it has `trusted-types` the name
 * `wb-elements`.
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
    // With Trusted Types, the address of a script must have been through a policy.
    script.src = (trustedPolicy()?.createScriptURL(href) as string | undefined) ?? href;
    document.head.append(script);
  });
}
