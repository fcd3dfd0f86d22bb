import { useEffect, useState } from 'react';
import { warn } from '../../shared/foundation/warn';
import { useDelay } from '../../shared/react/hooks/use-delay';
import type { Arrival } from '../../shared/react/third-party/third-party-box';
import { SLOW } from '../../shared/react/third-party/use-script-arrival';
import type { Shop } from './read-shop';
import { showShop } from './show-shop';
import { useProvider } from './use-provider';

/** After how many seconds a shop whose script is there, and that shows nothing, is given up. */
const LOST = 30;

/** Shows the shop in the page's own tree, below the host, as soon as it is wanted, and says how far it has come. */
export function useBrowser(host: HTMLElement, shop: Shop, isWanted: boolean): Arrival {
  const script = useProvider(shop, isWanted);
  const [known, setKnown] = useState<'there' | 'failed'>();
  const isThere = script === 'there';
  const isSlow = useDelay(SLOW, isThere && !known);
  const isLost = useDelay(LOST, isThere && !known);
  const { widget, path, settings } = shop;

  useEffect(() => {
    if (!isThere) return undefined;
    let close = () => {};
    try {
      close = showShop(host, shop, () => setKnown('there'));
    } catch (error) {
      setKnown('failed');
      warnOfShop(`has thrown (${error instanceof Error ? error.message : String(error)})`);
    }
    return () => {
      close();
      setKnown(undefined);
    };
  }, [isThere, JSON.stringify([widget, path, settings])]);
  useEffect(() => {
    if (isLost) warnOfShop(`shows nothing after ${LOST} seconds`);
  }, [isLost]);

  if (!isThere) return script;
  return known ?? (isLost ? 'failed' : isSlow ? 'slow' : 'loading');
}

const warnOfShop = (what: string) =>
  warn(
    `shop ${what}`,
    `The shop's script has come, and ${what}, so visitors are offered to try again. ` +
      'See that the store id is that of a shop which is open.',
  );
