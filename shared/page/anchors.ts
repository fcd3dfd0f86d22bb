import { anchorsSlot } from './anchors-slot';
import { elementAt, fragmentOf } from './fragment';
import { glideTo } from './glide';
import { goAlong, goTo } from './go-to';
import { isPlain } from './plain-click';
import { focusOn, reveal } from './reveal';

/** What opens by being named has its own way of coming into view. */
const POPUPS = 'wb-popup, dialog, [popover]';
const OPENS = '[popovertarget], [commandfor], [data-wb-names]';

/** Where the page was before the browser jumped to a new fragment; only some say so in time. */
let before: number | undefined;

/**
 * From now on, as long as there is a `<wb-anchors>` in the page: scrolls smoothly to what the
 * address names, and to what a link into this page names. Spec 2.
 */
export function heedAnchors() {
  if (anchorsSlot.value) return;
  anchorsSlot.value = true;
  // On the window: popups and page scripts have heard the click before and may have prevented it.
  addEventListener('click', onClick);
  addEventListener('hashchange', onHashChange);
  (window as Partial<Window>).navigation?.addEventListener('navigate', (event) => {
    if (event.hashChange) before = scrollY;
  });
  arrive();
}

const settings = () => document.querySelector('wb-anchors');

function onClick(event: MouseEvent) {
  const link = event
    .composedPath()
    .find((it) => it instanceof HTMLAnchorElement || it instanceof HTMLAreaElement);
  if (!link || !isPlain(event, link) || link.matches(OPENS) || !settings()) return;
  const fragment = fragmentOf(link);
  const target = fragment === undefined ? undefined : targetOf(fragment);
  if (!target) return;
  event.preventDefault();
  goAlong(link, target, offset());
}

function onHashChange() {
  const target = location.hash && settings() ? targetOf(location.hash.slice(1)) : undefined;
  if (target) {
    if (before !== undefined) scrollTo({ top: before, behavior: 'instant' });
    goTo(target, null, offset());
  }
  before = undefined;
}

/** The browser has jumped there at loading; what it did not know of is put right, if nobody moved. */
function arrive() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash || entry?.type === 'reload' || entry?.type === 'back_forward') return;
  const target = targetOf(location.hash.slice(1));
  const top = target?.getBoundingClientRect().top ?? -Infinity;
  if (!target || top < -1 || top > innerHeight) return;
  glideTo(target, { offset: offset() });
  if (document.activeElement === document.body) focusOn(target);
}

/** What can be scrolled to, once it is opened: no popup, and nothing that is not in the page's flow. */
function targetOf(fragment: string) {
  const target = elementAt(fragment);
  if (!target || target.matches(POPUPS)) return undefined;
  reveal(target);
  return target.checkVisibility() || target.getClientRects().length ? target : undefined;
}

/** A bad one counts as none; the element itself says so when it wakes. */
const offset = () => Number(settings()?.getAttribute('offset')) || 0;
