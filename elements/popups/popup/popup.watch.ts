import type { Watch } from '../../../shared/programs/loader/watch';

/**
 * Runs the rules of a sleeping popup, without React. Their engine is a separate file, fetched only
 * if a popup has rules.
 */
export const watch: Watch = (host, wake) => {
  const rules = host.getAttribute('rules');
  if (!rules) return;
  import('../sleeping-rules')
    .then(({ runAsleep }) => runAsleep(host, rules, wake))
    .catch(reportError);
};
