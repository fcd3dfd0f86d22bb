import { useEffect, useState } from 'react';

/**
 * A module that most pages do without: a hook that gives it, once it is wanted and has come. Where the page
 * is drawn with its work it is there before anything is, since a drawing without it would differ.
 *
 * @param fetchModule imports it; a failure leaves the element without it, and as it was drawn where `isDrawn`
 * @param isDrawn whether the page shows its work, asked in browsers only; the publish step always has it
 */
export async function lateModule<Module extends object>(
  fetchModule: () => Promise<Module>,
  isDrawn: () => boolean,
): Promise<(isWanted: boolean) => Module | undefined> {
  let known: Module | undefined =
    typeof document === 'undefined' || isDrawn() ? await fetchModule() : undefined;
  return (isWanted) => {
    const [module, setModule] = useState(known);
    useEffect(() => {
      if (isWanted && !module)
        void fetchModule().then(
          (it) => setModule((known = it)),
          () => undefined,
        );
    }, [isWanted, module]);
    return module;
  };
}
