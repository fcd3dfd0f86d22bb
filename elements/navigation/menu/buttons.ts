import { isOpen } from '../panel-of';

export const buttonsIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.button'),
];

/** The button of the innermost open panel around the focus; undefined when there is none. */
export const buttonAround = (shadow: ShadowRoot): HTMLElement | undefined =>
  // The last one, since one inside stands after the one around it.
  buttonsIn(shadow).findLast(
    (it) => it.parentElement!.contains(shadow.activeElement) && isOpen(it),
  );
