import type { Watch } from '../../../shared/loader/watchers';

/**
 * Has the rules of a sleeping popup run, without React. Their engine is a file of its own, fetched
 * only where a popup has rules at all.
 */
export const watch: Watch = (host, wake) => {
  const rules = host.getAttribute('rules');
  if (!rules) return;
  import('../sleeping-rules')
    .then(({ runAsleep }) => runAsleep(host, rules, wake))
    .catch(reportError);
};
