import type { Activity } from './activity';
import { pageConfig } from '../../shared/page/configuration';
import { deviceAt, POPUP_MENU } from '../../shared/visitor/device';
import { shownOnPage } from './popups-shown';
import { systemOf } from './operating-system';
import { readVisit } from '../../shared/visitor/visit';
import type { Facts } from './facts';

/** The present facts for rules. `popup` is the name under which the popup is remembered. */
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
    device: deviceAt(innerWidth, POPUP_MENU),
    os: systemOf(navigator),
    cookies: cookies(),
  };
}

/** The cookies; empty in a sandboxed frame, where reading them throws. */
function cookies() {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
