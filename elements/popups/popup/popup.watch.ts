import { find } from '../../../shared/browser/links/find';
import { subscribe, wasAnnounced } from '../../../shared/bus/bus';
import { takeRequest } from '../../../shared/bus/take-request';
import { pageSlot } from '../../../shared/foundation/slot';
import type { Watch } from '../../../shared/programs/loader/watch';

/** Whether requests are followed already: once for all popups, which would else be kept in memory. */
const isFollowed = pageSlot<true>('popup.1');

/**
 * Runs the rules of a sleeping popup, without React, and has requests to close it end with it closed. The
 * rules' engine is a separate file, fetched only if a popup has rules.
 */
export const watch: Watch = (host, wake) => {
  // One that is asked to open wakes already, and hears of both.
  if (!wasAnnounced('popup.open', host.id)) forgetClosing(host);
  if (!isFollowed.value) subscribe('popup.close', (_, id) => forgetClosing(find(id)));
  isFollowed.value = true;
  const rules = host.getAttribute('rules');
  if (!rules) return;
  import('../sleeping-rules')
    .then(({ runAsleep }) => runAsleep(host, rules, wake))
    .catch(reportError);
};

/** What is closed has nothing to close: else it would close at once when its visitor opens it later. */
function forgetClosing(host: HTMLElement | null) {
  if (host && !host.shadowRoot?.querySelector('dialog')?.open)
    takeRequest(['popup.open', 'popup.close'], host.id);
}
