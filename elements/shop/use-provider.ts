import { useEffect } from 'react';
import type { Arrival } from '../../shared/react/third-party/third-party-box';
import { useScriptArrival } from '../../shared/react/third-party/use-script-arrival';
import { configure, isEcwidThere } from './ecwid';
import type { Shop } from './read-shop';

const SCRIPT = { purpose: 'shop', isThere: isEcwidThere } as const;

/** Loads the provider's script, once a page, as soon as it is wanted, and says how far it has come. */
export function useProvider(
  { storeId, path, settings, script }: Shop,
  isWanted: boolean,
  isAside = false,
): Arrival {
  // Before the script, which reads it as soon as it runs.
  useEffect(() => {
    if (isWanted) configure({ storeId, path, settings }, isAside);
  }, [isWanted, storeId, path, JSON.stringify(settings)]);
  return useScriptArrival(script, isWanted, SCRIPT);
}
