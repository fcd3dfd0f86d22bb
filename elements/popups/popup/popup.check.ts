import { readPattern } from '../pattern';
import type { Check } from '../../../shared/content/check';
import { readRules } from '../read-rules';
import { unreadableRules } from '../unreadable-rules';
import type { popup } from './popup.contract';

/** Warns the publisher of rules that a browser would refuse. */
export const check: Check<typeof popup> = (host, page, { rules }) => {
  const read = readRules(rules, readPattern);
  const message = unreadableRules(host.tag, host.attribute('id') ?? '', read);
  if (message) page.warn(message, message);
};
