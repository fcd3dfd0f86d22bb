import { useEffect, useState } from 'react';
import { useLatest } from './use-latest';

/**
 * Code that is fetched once it is wanted; undefined until it has come.
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
    fetchCode().then(
      (it) => setCode(it),
      (error: unknown) => {
        if (!isGone) latest.current(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [wanted]);

  return code;
}
