import { isReachable } from '../network/is-reachable';
import { Timer } from '../timer';

/** How long a provider's player may take to say something, in milliseconds; on a slow line, half of it. */
const PATIENCE = 60_000;
/** The same once its frame has loaded, which may also be the browser's own page that says that it has not. */
const LOADED = 10_000;

/** Tells why a provider's player says nothing, at once where it cannot be reached. Returns what ends the waiting. */
export function whenSilent(frame: HTMLIFrameElement, tell: (why: string) => void): () => void {
  const limit = new Timer();
  const asking = new AbortController();
  const wait = (time: number) => limit.start(time, () => tell('it does not answer'));
  const onLoad = () => wait(LOADED);
  wait(PATIENCE);
  frame.addEventListener('load', onLoad);
  isReachable(frame.src, asking.signal).then((isThere) => {
    if (!isThere) tell('it cannot be reached');
  }, reportError);
  return () => {
    limit.stop();
    asking.abort();
    frame.removeEventListener('load', onLoad);
  };
}
