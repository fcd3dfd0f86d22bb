import { pageSlot } from '../../foundation/slot';
import { parseAddress } from '../../foundation/address';

/** What came from an address: data, undefined where the server said that there is none, or why it did not come. */
export type Data = { body: unknown } | { problem: string };

/** The data at one address, for all elements that show it. */
interface Fetched {
  /** Undefined while it is asked for. */
  data: Data | undefined;
  isUnderWay: boolean;
  listeners: Set<() => void>;
}

type Feeds = Map<string, Fetched>;

/** One fetch for an address, in every bundle. */
const feeds: Feeds = (pageSlot<Feeds>('feeds.3').value ??= new Map<string, Fetched>());

/** What came from an address; undefined while nothing has. */
export const feedAt = (address: string): Data | undefined => feedOf(address).data;

/** Fetches the data at an address, unless any element has, and tells when it is there. Returns a function that stops. */
export function observeFeed(address: string, listener: () => void): () => void {
  const feed = feedOf(address);
  feed.listeners.add(listener);
  if (!feed.data) void fetchFeed(address, feed);
  return () => void feed.listeners.delete(listener);
}

/** Fetches the data at an address again, for all elements that show it; meanwhile they wait. */
export function retryFeed(address: string) {
  const feed = feedOf(address);
  if (feed.isUnderWay) return;
  feed.data = undefined;
  void fetchFeed(address, feed);
  tell(feed);
}

function feedOf(address: string): Fetched {
  const key = parseAddress(address, document.baseURI)?.href ?? address;
  const known = feeds.get(key) ?? { data: undefined, isUnderWay: false, listeners: new Set() };
  feeds.set(key, known);
  return known;
}

async function fetchFeed(address: string, feed: Fetched) {
  if (feed.isUnderWay) return;
  feed.isUnderWay = true;
  // Pages that carry their data never ask for it.
  const { fetchData } = await import('./fetch-data').catch(() => ({ fetchData: notLoaded }));
  feed.data = await fetchData(parseAddress(address, document.baseURI));
  feed.isUnderWay = false;
  tell(feed);
}

const notLoaded = (): Promise<Data> =>
  Promise.resolve({ problem: 'the code that asks for it could not be loaded' });

const tell = ({ listeners }: Fetched) => {
  for (const listener of [...listeners]) listener();
};
