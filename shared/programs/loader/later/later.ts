import { tellStart } from '../../../page/tell-start';
import { whenLookedAt } from '../../../page/when-looked-at';
import { whenIdle } from '../idle';
import type { LoaderParts } from './loader-parts';
import { followPointer } from './follow-pointer';
import { followPage } from './page-content';
import { Plans } from './plans';
import { prefetch } from './prefetch';
import { settingsOf } from './settings';
import { unclobber } from './unclobber';

export { counterpartsIn } from './counterparts';
export { replay } from './replay';
export { whenDue } from './when-due';

/**
 * The second half of the loader, which it fetches once the page has loaded: what wakes without a touch,
 * and what follows changes of the page. Before the load event only a touch loads code.
 */
export async function afterLoad(loader: LoaderParts) {
  await new Promise<void>(whenLookedAt);
  unclobber();
  tellStart(loader);
  const settings = settingsOf(loader.address);
  const plans = new Plans(loader, settings);
  plans.planAll(document);
  followPage(loader, (node) => plans.planAll(node));
  followPointer(loader);
  whenIdle(() => prefetch(loader, settings));
}
