import { isPlain, type Link } from '../../browser/links/plain-click';
import type { Sleeper } from '../../element/signals';
import { defers } from './deferred-actions';
import { isAsleep, wakeOrReport } from './sleepers';

const followed = new WeakSet<Link>();

/** Holds back a click on a link in an element that may answer it in place, until the element is awake. */
export async function deferLink(event: MouseEvent) {
  const path = event.composedPath();
  const link = path.find(
    (node): node is Link => node instanceof HTMLAnchorElement && node.href !== '',
  );
  const host = path.find((node) => defers(node, 'link'));
  if (!link || !isAsleep(host ?? null) || followed.has(link) || !isPlain(event, link)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  await wakeOrReport(host as Sleeper).catch(() => undefined);
  followed.add(link);
  link.click();
  followed.delete(link);
}
