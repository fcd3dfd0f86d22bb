import { pageSlot } from '../../foundation/slot';
import { parseAddress } from '../../foundation/address';
import { type Outcome, unanswered } from './outcome';
import { request } from './request';

/** The data at one address, for all elements that show it. */
interface Fetched {
  /** Undefined while it is asked for. */
  outcome: Outcome | undefined;
  isUnderWay: boolean;
  listeners: Set<() => void>;
}

type Feeds = Map<string, Fetched>;

/** How long the data may take to come, in milliseconds. Its length is limited by `request`. */
const TIME = 20_000;

/** One fetch for an address, in every bundle. */
const feeds: Feeds = (pageSlot<Feeds>('feeds.1').value ??= new Map<string, Fetched>());

/** What came from an address; undefined while nothing has. */
export const feedAt = (address: string): Outcome | undefined => feedOf(address).outcome;

/** Fetches the data at an address, unless any element has, and tells when it is there. Returns a function that stops. */
export function observeFeed(address: string, listener: () => void): () => void {
  const feed = feedOf(address);
  feed.listeners.add(listener);
  if (!feed.outcome) void fetchFeed(address, feed);
  return () => void feed.listeners.delete(listener);
}

/** Fetches the data at an address again, for all elements that show it; meanwhile they wait. */
export function retryFeed(address: string) {
  const feed = feedOf(address);
  if (feed.isUnderWay) return;
  feed.outcome = undefined;
  void fetchFeed(address, feed);
  tell(feed);
}

function feedOf(address: string): Fetched {
  const key = parseAddress(address, document.baseURI)?.href ?? address;
  const known = feeds.get(key) ?? { outcome: undefined, isUnderWay: false, listeners: new Set() };
  feeds.set(key, known);
  return known;
}

async function fetchFeed(address: string, feed: Fetched) {
  if (feed.isUnderWay) return;
  feed.isUnderWay = true;
  feed.outcome = await outcomeOf(parseAddress(address, document.baseURI));
  feed.isUnderWay = false;
  tell(feed);
}

async function outcomeOf(url: URL | null): Promise<Outcome> {
  const isOwn = url?.origin === location.origin;
  if (!url || !(isOwn || url.protocol === 'https:'))
    return unanswered('network', 'only https and this site are asked');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME);
  // Of another site, it is what everybody gets; of this one, no redirect may lead elsewhere.
  const options: RequestInit = isOwn
    ? { mode: 'same-origin' }
    : { mode: 'cors', credentials: 'omit', referrerPolicy: 'strict-origin' };
  const outcome = await request(url, options as Parameters<typeof request>[1], limit.signal);
  clearTimeout(timer);
  return outcome;
}

const tell = ({ listeners }: Fetched) => {
  for (const listener of [...listeners]) listener();
};
