/** What to do when a host has left the page. */
const waiting = new Map<HTMLElement, () => void>();
let observer: MutationObserver | undefined;

/**
 * Calls back once a host has left the page; one that was moved has not. One observer for all, and none while
 * nobody waits. Returns a function that stops waiting.
 */
export function whenGone(host: HTMLElement, act: () => void): () => void {
  waiting.set(host, act);
  observer ??= new MutationObserver(look);
  // In a shadow tree of others too; what is observed already is observed once.
  for (let root = host.getRootNode(); ; root = (root as ShadowRoot).host.getRootNode()) {
    observer.observe(root, { childList: true, subtree: true });
    if (!('host' in root)) break;
  }
  return () => {
    if (waiting.get(host) === act) waiting.delete(host);
    rest();
  };
}

function look() {
  for (const [host, act] of waiting) {
    if (host.isConnected) continue;
    waiting.delete(host);
    act();
  }
  rest();
}

function rest() {
  if (waiting.size) return;
  observer?.disconnect();
  observer = undefined;
}
