import { useEffect, useState } from 'react';
import { loadScript, type ScriptOptions } from '../../browser/network/load-script';
import type { ConsentPurpose } from '../../foundation/consent-purpose';
import { warn } from '../../foundation/warn';
import { useDelay } from '../hooks/use-delay';
import type { Arrival } from './third-party-box';

/** After how many seconds a visitor is told that something is slow, and offered a link. */
export const SLOW = 10;

interface Script extends ScriptOptions {
  purpose: ConsentPurpose;
}

/**
 * Loads the script of a third party, once a page, as soon as it is wanted, and says how far it has come.
 * Warns once where it fails.
 *
 * @param address its address; empty for none
 * @param isWanted such as `consent.isGranted`
 * @param script a constant
 */
export function useScriptArrival(address: string, isWanted: boolean, script: Script): Arrival {
  const [known, setKnown] = useState<'there' | 'failed'>();
  const isUnderWay = isWanted && address !== '' && !known;
  const isSlow = useDelay(SLOW, isUnderWay);
  useEffect(() => {
    if (!isWanted || !address) return undefined;
    let isCurrent = true;
    loadScript(address, script.purpose, script).then(
      () => isCurrent && setKnown('there'),
      (error: Error) => {
        if (!isCurrent) return;
        setKnown('failed');
        warn(
          `script ${address}`,
          `${error.message}, so visitors are offered a link in place of what it shows. ` +
            "See that the address is right, and that the page's policy allows it in script-src.",
        );
      },
    );
    return () => {
      isCurrent = false;
      setKnown(undefined);
    };
  }, [address, isWanted]);
  if (known) return known;
  if (!isUnderWay) return 'idle';
  return isSlow ? 'slow' : 'loading';
}
