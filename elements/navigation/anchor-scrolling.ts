import { anchorsSlot } from '../../shared/browser/links/anchors-slot';
import { elementAt, fragmentOf } from '../../shared/browser/links/fragment';
import { glideTo, jump } from './glide';
import { goAlong, goTo } from './go-to';
import { findAll } from '../../shared/browser/links/find';
import { isPlain } from '../../shared/browser/links/plain-click';
import { openAround } from '../../shared/browser/open-around';
import { focusOn } from './focus-on';

/** Popups, and the links that open them: this script leaves both alone. */
const POPUPS = 'wb-popup, dialog, [popover]';
const OPENS = '[commandfor], [data-wb-names]';

/** In milliseconds: who has seen a page for longer may be reading where the browser has put it. */
const LOOK = 1500;

/** The scroll position before the browser jumped to a fragment; only some browsers report it in time. */
let before: number | undefined;

/**
 * Scrolls smoothly to the target of the address, and of links into this page, as long as the page
 * has a `<wb-anchors>`. Spec 2.
 */
export function startAnchorScrolling() {
  if (anchorsSlot.value) return;
  anchorsSlot.value = true;
  // On the window, so that popups and page scripts handle the click first and can prevent it.
  addEventListener('click', onClick);
  addEventListener('hashchange', onHashChange);
  (window as Partial<Window>).navigation?.addEventListener('navigate', (event) => {
    if (event.hashChange) before = scrollY;
  });
  arrive();
}

const settings = () => findAll('wb-anchors')[0];

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
    if (before !== undefined) jump(before);
    goTo(target, null, offset());
  }
  before = undefined;
}

/**
 * Scrolls to the place of the address at loading, unless the visitor has moved or the page was restored.
 * The browser has jumped there; a page that is hardly seen yet goes there from its top, as spec 2 says.
 * Later, when somebody may be reading, only the jump is corrected, for example by the offset.
 */
function arrive() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash || entry?.type !== 'navigate') return;
  const target = targetOf(location.hash.slice(1));
  const top = target?.getBoundingClientRect().top ?? -Infinity;
  if (!target || top < -1 || top > innerHeight) return;
  if (isHardlySeen() && hasJumpedTo(target)) jump(0);
  glideTo(target, { offset: offset() });
  if (document.activeElement === document.body) focusOn(target);
}

function isHardlySeen() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return !paint || performance.now() - paint.startTime < LOOK;
}

/** Whether the page stands exactly where browsers jump to, so that nobody has scrolled since. */
function hasJumpedTo(target: Element) {
  const before = scrollY;
  target.scrollIntoView({ behavior: 'instant' });
  const moved = scrollY - before;
  jump(before);
  return Math.abs(moved) <= 1;
}

/** The target of a fragment, opened if it was hidden; undefined for a popup or anything not rendered. */
function targetOf(fragment: string) {
  const target = elementAt(fragment);
  if (!target || target.matches(POPUPS)) return undefined;
  openAround(target);
  return target.getClientRects().length ? target : undefined;
}

/** An invalid offset counts as 0; the element itself warns when it wakes. */
const offset = () => Number(settings()?.getAttribute('offset')) || 0;
