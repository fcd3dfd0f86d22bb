import type { Facts } from '../../../../elements/popups/facts';
import type { Order } from '../messages';
import { hostOf } from './element';
import { tell } from './tell';

const OFTEN = 250;

/**
 * Tells why the rules of a popup would open it now, or not, each time that changes; of the facts,
 * those that the page around this one supposes come first. The popup sleeps on meanwhile.
 */
export async function reportWhy(tag: string) {
  const [{ explain }, { readAll }, { factsOf }] = await Promise.all([
    import('../../../../elements/popups/explain'),
    import('../../../../elements/popups/read-all'),
    import('../../../../elements/popups/run-rules'),
  ]);
  let suppose: Partial<Facts> = {};
  let before = '';
  const look = async () => {
    const host = hostOf(tag);
    if (!host) return;
    const match = host.getAttribute('match') === 'any' ? 'any' : 'all';
    const facts = { ...factsOf(host), ...suppose };
    const rules = await readAll(host.getAttribute('rules') ?? '');
    const explanation = explain(rules, match, facts);
    const now = JSON.stringify(explanation);
    if (now !== before) tell({ type: 'explained', explanation });
    before = now;
  };
  addEventListener('message', ({ source, data }: MessageEvent<{ gallery?: Order } | null>) => {
    if (source !== parent || data?.gallery?.type !== 'suppose') return;
    suppose = data.gallery.facts;
    void look();
  });
  void look();
  setInterval(() => void look(), OFTEN);
}
