import { useEffect, useState } from 'react';
import { Timer } from '../../browser/timer';
import { useLatest } from './use-latest';

/** Milliseconds after which code that has failed is asked for once more. */
const PAUSE = 1000;

/**
 * Code that is fetched once it is wanted; undefined until it has come. Firefox remembers a module that has failed
 * for the life of the page, so there the second attempt fails too.
 *
 * @param fetchCode imports it
 * @param wanted what it is wanted for, if for anything; after a failure it is asked for again when that changes
 * @param failed told why it cannot be had, while it is still wanted
 */
export function useCode<Code extends object>(
  fetchCode: () => Promise<Code>,
  wanted: string | boolean | undefined,
  failed: (error: unknown) => void,
): Code | undefined {
  const [code, setCode] = useState<Code>();
  const latest = useLatest(failed);

  useEffect(() => {
    if (wanted === undefined || wanted === false || code) return;
    let isGone = false;
    const pause = new Timer();
    let left = 1;
    const attempt = () =>
      fetchCode().then(setCode, (error: unknown) => {
        if (isGone) return;
        if (left--) pause.start(PAUSE, attempt);
        else latest.current(error);
      });
    attempt();
    return () => {
      isGone = true;
      pause.stop();
    };
  }, [wanted]);

  return code;
}
