import type { Activity } from '../../shared/page/activity';
import { pageConfig } from '../../shared/page/config';
import { deviceAt } from '../../shared/page/device';
import { shownOnPage } from '../../shared/page/popups-shown';
import { systemOf } from '../../shared/page/system';
import { readVisit } from '../../shared/page/visit';
import type { Facts } from './facts';

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
    device: deviceAt(innerWidth, 'popup-menu'),
    os: systemOf(navigator),
    cookies: cookies(),
  };
}

/** In a sandboxed frame, asking for them throws. */
function cookies() {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
