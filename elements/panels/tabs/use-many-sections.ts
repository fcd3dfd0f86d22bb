import { useLayoutEffect } from 'react';

/** As many sections as the style sheet names one by one. */
export const IN_SHEET = 12;

/** Marks the one in view among the sections past the twelfth. */
export const SHOWN = 'data-wb-shown';

/**
 * Hides the sections past the twelfth, which the style sheet hides as long as nobody asks for them:
 * a rule for each number would cost every page, and a style element breaks a strict policy.
 */
export function useManySections(host: HTMLElement, active: number, count: number) {
  useLayoutEffect(() => {
    if (count <= IN_SHEET) return;
    [...host.children].slice(IN_SHEET).forEach((section, index) => {
      section.toggleAttribute(SHOWN, index + IN_SHEET + 1 === active);
    });
  }, [host, active, count]);
}
