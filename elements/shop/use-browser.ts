import { useEffect, useState } from 'react';
import { warn } from '../../shared/foundation/warn';
import { useCode } from '../../shared/react/hooks/use-code';
import { useDelay } from '../../shared/react/hooks/use-delay';
import type { Arrival } from '../../shared/react/third-party/third-party-box';
import { SLOW } from '../../shared/react/third-party/use-script-arrival';
import type { Shop } from './read-shop';
import { useProvider } from './use-provider';

/** After how many seconds a shop whose script is there, and that shows nothing, is given up. */
const LOST = 30;

const fetchShow = () => import('./show-shop');

/** Shows the shop in the page's own tree, below the host, as soon as it is wanted, and says how far it has come. */
export function useBrowser(host: HTMLElement, shop: Shop, isWanted: boolean): Arrival {
  const { widget, path, settings } = shop;
  const [known, setKnown] = useState<'there' | 'failed'>();
  const fail = (what: string) => {
    setKnown('failed');
    warnOfShop(host, what);
  };
  const script = useProvider(shop, isWanted);
  const code = useCode(fetchShow, isWanted, (error) => fail(`cannot be shown (${String(error)})`));
  const isReady = script === 'there' && code !== undefined;
  const isSlow = useDelay(SLOW, isReady && !known);
  const isLost = useDelay(LOST, isReady && !known);

  useEffect(() => {
    if (!isReady) return undefined;
    try {
      return code.showShop(host, shop, () => setKnown('there'));
    } catch (error) {
      return fail(`has thrown (${String(error)})`);
    }
  }, [isReady, JSON.stringify([widget, path, settings])]);
  // What is shown anew has not come yet; neither has what failed, once it is tried again.
  useEffect(() => () => setKnown(undefined), [isWanted, JSON.stringify([widget, path, settings])]);
  useEffect(() => {
    if (isLost) warnOfShop(host, `shows nothing after ${LOST} seconds`);
  }, [isLost]);

  if (known || isLost) return known ?? 'failed';
  if (script !== 'there') return script;
  return isSlow ? 'slow' : 'loading';
}

const warnOfShop = (host: HTMLElement, what: string) =>
  warn(
    `shop ${what}`,
    `<${host.localName}>: its script has come, and ${what}, so visitors are offered to try again. ` +
      'See that the store id is that of a shop which is open.',
  );
