import { readPattern } from '../pattern';
import type { Check } from '../../../shared/content/check';
import { readRules } from '../read-rules';
import { unreadableRules } from '../unreadable-rules';
import type { popup } from './popup.contract';

const NAMELESS =
  '<wb-popup> has trigger-once or a rule once-a-session, but neither id nor remember-as, so nobody can remember that it was shown, and it opens each time. Give it an id.';

/** Warns the publisher of rules that a browser would refuse, and of a memory without a name. */
export const check: Check<typeof popup> = (host, page, { rules, triggerOnce, rememberAs }) => {
  const read = readRules(rules, readPattern);
  const isRemembered = triggerOnce || read.some(({ rule }) => rule === 'once-a-session');
  if (isRemembered && !rememberAs && !host.attribute('id')) page.warn(NAMELESS, NAMELESS);
  const message = unreadableRules(host.tag, host.attribute('id') ?? '', read);
  if (message) page.warn(message, message);
};
