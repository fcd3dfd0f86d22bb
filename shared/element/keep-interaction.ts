import { keepFocus } from './keep-focus';
import { keepPopovers } from './keep-popovers';
import { keepPress } from './keep-press';

/** Draws a tree. What a visitor is about in nodes that are then gone goes on in those that stand for them. */
export const keepInteraction = (root: HTMLElement, draw: () => void) =>
  keepPress(root, () => keepFocus(root, () => keepPopovers(root, draw)));
