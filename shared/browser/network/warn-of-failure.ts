import type { Words } from './failure-warning';
import type { Outcome } from './outcome';

/**
 * Warns the developer why sending failed, once per tag, address and kind of failure. Not for normal
 * refusals by the server. The words are fetched only then; offline, the browser itself prints which
 * requests have failed.
 *
 * @param address of the request; its query may hold secrets and is not shown
 */
export function warnOfFailure(tag: string, address: string | URL, outcome: Outcome, words?: Words) {
  import('./failure-warning').then(
    ({ printFailure }) => printFailure(tag, address, outcome, words),
    () => {},
  );
}
