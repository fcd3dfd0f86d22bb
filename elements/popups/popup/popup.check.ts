import { readPattern } from '../../../shared/text/pattern';
import type { Check } from '../../../shared/element/check';
import { readRules } from '../read-rules';
import { unreadableRules } from '../unreadable-rules';
import type { popup } from './popup.contract';

/** Rules that a browser would refuse are told to whoever publishes them. */
export const check: Check<typeof popup> = (host, page, { rules }) => {
  const read = readRules(rules, readPattern);
  const message = unreadableRules(host.tag, host.attribute('id') ?? '', read);
  if (message) page.warn(message, message);
};
