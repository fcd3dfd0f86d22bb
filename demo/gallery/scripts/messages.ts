import type { Explanation } from '../../../elements/popups/explain';
import type { Facts } from '../../../elements/popups/facts';
import type { Brand, Direction, Theme } from '../look';

/** What a page of the gallery asks of an example in a frame. */
export type Order =
  /** To tell again that it is ready and how high it is. */
  | { type: 'tell' }
  | { type: 'attributes'; values: Record<string, string | null> }
  | { type: 'reach'; state: string }
  | { type: 'wake' }
  | { type: 'suppose'; facts: Partial<Facts> }
  | { type: 'look'; theme?: Theme; brand?: Brand; dir?: Direction }
  | { type: 'tokens'; values: Record<string, string> };

/** One thing that happened in an example. */
export interface Happening {
  kind: 'event' | 'announcement' | 'form';
  name: string;
  /** As JSON. */
  detail: string;
  /** Of an announcement: what it is about. */
  key?: string;
  /** Of an event: whether it could be prevented. */
  cancelable?: boolean;
}

/** What an example in a frame tells the page around it. */
export type Report =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  /** Whether the element is awake, and the suite's files that were fetched so far, by name. */
  | { type: 'life'; awake: boolean; files: string[] }
  | { type: 'attributes'; values: Record<string, string | null> }
  | { type: 'happened'; what: Happening }
  /** Of a popup: why its rules open it, or do not. */
  | { type: 'explained'; explanation: Explanation };

/** Orders for frames whose script does not run yet: nobody would hear them. */
const waiting = new WeakMap<HTMLIFrameElement, Order[]>();
const ready = new WeakSet<HTMLIFrameElement>();

/** Sends an order, which waits until the example is ready for it. */
export function order(frame: HTMLIFrameElement, what: Order) {
  if (ready.has(frame)) send(frame, what);
  else waiting.set(frame, [...(waiting.get(frame) ?? []), what]);
}

/** A frame without an origin can be named by nothing but its window. */
const send = (frame: HTMLIFrameElement, what: Order) =>
  frame.contentWindow?.postMessage({ gallery: what }, '*');

/** Hears what the frames of this page tell; those that were there before are asked to tell it again. */
export function onReport(listener: (frame: HTMLIFrameElement, report: Report) => void) {
  addEventListener('message', ({ source, data }: MessageEvent<{ gallery?: Report } | null>) => {
    if (!data?.gallery) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) listener(frame, data.gallery);
    }
  });
  for (const frame of document.querySelectorAll('iframe')) send(frame, { type: 'tell' });
}

onReport((frame, { type }) => {
  if (type !== 'ready') return;
  ready.add(frame);
  waiting.get(frame)?.forEach((what) => send(frame, what));
  waiting.delete(frame);
});
