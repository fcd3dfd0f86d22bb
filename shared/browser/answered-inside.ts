import { ANSWERED } from '../foundation/answered';

/** Whether an element inside another has answered an event in its sleep, such as a menu in a popup. */
export const answeredInside = (host: Element, event: Event): boolean =>
  [...((event as { [ANSWERED]?: Map<Element, unknown> })[ANSWERED]?.keys() ?? [])].some(
    (it) => it !== host && host.contains(it),
  );
