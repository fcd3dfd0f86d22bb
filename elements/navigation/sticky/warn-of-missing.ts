import { warn } from '../../../shared/foundation/warn';

/** Warns that the reference of a sticky element is not in the page. */
export function warnOfMissing(host: HTMLElement) {
  const start = `<wb-sticky reference="${host.getAttribute('reference')}">`;
  warn(
    start,
    `${start} finds no such element in the page, so it never sticks. ` +
      'Give it the id or a selector of an element that the page begins with.',
  );
}
