import type { Activity } from '../../shared/page/activity';
import { pageConfig } from '../../shared/page/config';
import { readVisit, shownOnPage } from '../../shared/page/popups-shown';
import { systemOf } from '../../shared/page/system';
import type { Device, Facts } from './facts';

/** All that rules look at, as it stands now. `popup` is the name under which it is remembered. */
export function readFacts(popup: string, activity: Activity): Facts {
  const now = Date.now();
  const { loadedAt, doneAt, ...done } = activity;
  const { loggedIn, roles, timeZone } = pageConfig();
  return {
    ...readVisit(),
    ...done,
    popup,
    now,
    timeZone,
    secondsOpen: (now - loadedAt) / 1000,
    secondsIdle: (now - doneAt) / 1000,
    popupsShownOnPage: shownOnPage(),
    loggedIn,
    roles,
    url: location.href,
    referrer: document.referrer,
    device: deviceOf(innerWidth),
    os: systemOf(navigator),
    cookies: cookies(),
  };
}

/** The reading of popups and menus (spec 9): mobile below 767 px, tablet below 991 px. */
const deviceOf = (width: number): Device =>
  width < 767 ? 'mobile' : width < 991 ? 'tablet' : 'desktop';

/** In a sandboxed frame, asking for them throws. */
function cookies() {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
