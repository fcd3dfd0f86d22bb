import { isPlain, type Link } from '../../browser/links/plain-click';
import { defers } from './deferred-actions';
import { isAsleep } from './sleepers';
import { counterpartsFor } from './touch';
import { wakeFor } from './wake-for';

/** The link that is followed now. */
let followed: Link | undefined;

/** Holds back a click on a link in an element that may answer it in place, until the element is awake. */
export function deferLink(event: MouseEvent) {
  const path = event.composedPath();
  const link = path.find(
    (node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && !!node.href,
  );
  const host = path.find((node) => defers(node, 'link'));
  if (!link || !isAsleep(host) || followed === link || !isPlain(event, link)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const counterparts = counterpartsFor(host, [link]);
  wakeFor(host, event, async () => {
    const [find] = await counterparts;
    // Its drawing may be another by now.
    followed = (find?.() ?? link) as Link;
    // Browsers follow a link also when it is in no page.
    if (followed.isConnected) followed.click();
    followed = undefined;
  });
}
