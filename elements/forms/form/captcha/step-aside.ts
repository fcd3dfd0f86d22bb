import { ASIDE } from '../../../../shared/react/modal/use-kept-modal';

/** Above the page, and below the challenges of all providers, which begin at 2,000,000,000. */
const ABOVE_PAGE = '1999999999';

/**
 * Lets a challenge that lies outside the open modal dialogs be seen and used: what is outside of them is
 * inert and below. They stay in their places, and are no longer modal until the function that it returns
 * is called; that gives the focus back as well. Nothing is done, and undefined returned, without one.
 *
 * @param box a node in the dialog that is to be the uppermost again
 */
export function stepAside(box: HTMLElement): (() => void) | undefined {
  const dialogs = modalsIn(box.ownerDocument);
  if (dialogs.length === 0) return undefined;
  const around = new Set(ancestors(box));
  dialogs.sort((one, other) => Number(around.has(one)) - Number(around.has(other)));
  const focused = document.activeElement;
  const undo = inPlace(around, focused, () => dialogs.map(makePlain));
  return () => {
    const { activeElement: now } = document;
    // It may have been in the challenge, which is gone.
    const isInPage = now !== document.body && now?.localName !== 'iframe';
    inPlace(around, isInPage ? now : focused, () => undo.forEach((end) => end()));
  };
}

function makePlain(dialog: HTMLDialogElement): () => void {
  const { style } = dialog;
  const before = style.cssText;
  const { position, inset, margin, maxWidth, maxHeight } = getComputedStyle(dialog);
  const { backgroundColor } = getComputedStyle(dialog, '::backdrop');
  const { width } = dialog.getBoundingClientRect();
  Object.assign(style, { position, inset, margin, maxWidth, maxHeight, zIndex: ABOVE_PAGE });
  // Most cover the window, and are clear around their box.
  if (width >= document.documentElement.clientWidth) style.backgroundColor = backgroundColor;
  else style.boxShadow = `0 0 0 200vmax ${backgroundColor}`;
  dialog.toggleAttribute(ASIDE, true);
  reopen(dialog, () => dialog.show());
  return () => {
    style.cssText = before;
    dialog.removeAttribute(ASIDE);
    // Its visitor, or its code, may have closed it meanwhile.
    if (dialog.open) reopen(dialog, () => dialog.showModal());
  };
}

function reopen(dialog: HTMLDialogElement, open: () => void) {
  dialog.addEventListener('close', ignore, { capture: true, once: true });
  dialog.close();
  open();
  // It was there before, so it does not come in again.
  for (const animation of dialog.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** Its owner is not to hear that it has closed. */
const ignore = (event: Event) => event.stopImmediatePropagation();

/** Does what moves the focus, and what is scrolled around a node, and sets them back. */
function inPlace<T>(around: Set<Node>, focused: Element | null, act: () => T): T {
  const scrolled = [...around].flatMap((it) =>
    it instanceof Element && it.scrollTop > 0 ? [[it, it.scrollTop] as const] : [],
  );
  const result = act();
  (focused as HTMLElement | null)?.focus({ preventScroll: true });
  for (const [node, top] of scrolled) node.scrollTop = top;
  return result;
}

/** A node and what is around it as it is drawn, through slots and shadow roots. */
function* ancestors(node: Node): Generator<Node> {
  for (let at: Node | null = node; at;) {
    yield at;
    at = (at as Element).assignedSlot ?? at.parentNode ?? (at as ShadowRoot).host ?? null;
  }
}

const modalsIn = (root: ParentNode): HTMLDialogElement[] =>
  [...root.querySelectorAll('*')].flatMap((node) => [
    ...(node.shadowRoot ? modalsIn(node.shadowRoot) : []),
    ...(node.matches('dialog:modal') ? [node as HTMLDialogElement] : []),
  ]);
