/**
 * Whether a site answers at all. A frame fires `load` for an error page as well, or nothing, and does not say
 * what it shows; a request that reads nothing is refused where the site is blocked or gone. What the page's own
 * policy forbids to ask counts as reachable, since the frame may be allowed all the same.
 *
 * @param address asked for its head, without cookies and referrer
 * @param signal ends it; the answer is then true
 */
export async function isReachable(address: string, signal: AbortSignal): Promise<boolean> {
  let isForbidden = false;
  const { origin } = new URL(address, document.baseURI);
  const notice = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') isForbidden ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', notice);
  try {
    await fetch(address, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal,
    });
    return true;
  } catch {
    // The browser tells of a violation in a task of its own.
    await new Promise((done) => setTimeout(done));
    return isForbidden || signal.aborted;
  } finally {
    document.removeEventListener('securitypolicyviolation', notice);
  }
}
