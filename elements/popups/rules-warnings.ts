import { warn } from '../../shared/foundation/warn';

const tagOf = ({ localName, id }: Element) => `<${localName} id="${id}">`;

/** Warns the developer of a rule that waits for a missing element. */
export function warnOfTarget(host: Element, selector: string) {
  warn(
    `popup-target ${selector}`,
    `${tagOf(host)} waits for '${selector}' to come into view, but no element of the page fits it, so this never happens. ` +
      'Correct the selector in its rules, for example "#prices".',
  );
}
