import { warn } from '../../../shared/dev/warn';

/** Says that the element which a sticky one waits for is not there. */
export function warnOfMissing(host: HTMLElement) {
  const start = `<wb-sticky reference="${host.getAttribute('reference')}">`;
  warn(
    start,
    `${start} finds no such element in the page, so it never sticks. ` +
      'Give it the id or a selector of an element that the page begins with.',
  );
}
