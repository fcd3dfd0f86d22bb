/** The mark of ./stick, which is fetched only where the watcher has not brought it. */
const STICK = Symbol.for('wb.sticky.stick.1');
const page = globalThis as { [STICK]?: (host: HTMLElement) => () => void };

/** Has a host stick, with what its watcher has brought, or what is fetched now; see `stick`. */
export function begin(host: HTMLElement): () => void {
  if (page[STICK]) return page[STICK](host);
  let isWanted = true;
  let end = () => {};
  import('./stick').then(({ stick }) => {
    if (isWanted) end = stick(host);
  }, reportError);
  return () => {
    isWanted = false;
    end();
  };
}
