import { focused } from '../../../../shared/browser/focused';
import { Timer } from '../../../../shared/browser/timer';
import { plainDialog } from './plain-dialog';

/** How often, in milliseconds, it is looked for dialogs that have opened since. */
const EACH = 250;

/**
 * Lets a challenge that lies outside all open modal dialogs be seen and used: what is outside of them is
 * inert and below. They stay in their places, and are not modal until the function that it returns is
 * called, which gives the focus back as well. The challenge gets it meanwhile.
 *
 * @param box a node in the dialog that is to be the uppermost again
 */
export function stepAside(challenge: HTMLElement, box: HTMLElement): () => void {
  const around = new Set(ancestors(box));
  const before = focused();
  const aside = new Map<HTMLDialogElement, () => void>();
  const timer = new Timer();

  const look = () => {
    timer.start(EACH, look);
    const modals = modalsIn(box.ownerDocument);
    if (modals.length === 0) return;
    if (aside.size === 0)
      modals.sort((one, other) => Number(around.has(one)) - Number(around.has(other)));
    inPlace(around, challenge, () => {
      for (const dialog of modals) {
        aside.get(dialog)?.();
        // The last to open is to be the uppermost again.
        aside.delete(dialog);
        aside.set(dialog, plainDialog(dialog));
      }
    });
  };
  look();

  return () => {
    timer.stop();
    const now = focused();
    // It may have been in the challenge, which is gone.
    const isInPage = now && now.localName !== 'iframe';
    inPlace(around, isInPage ? now : before, () => {
      for (const undo of aside.values()) undo();
    });
  };
}

/** Does what moves the focus, and what is scrolled around a node; then sets that back, and the focus. */
function inPlace(around: Set<Node>, target: Element | undefined, act: () => void) {
  const scrolled = [...around].flatMap((it) =>
    it instanceof Element && it.scrollTop > 0 ? [[it, it.scrollTop] as const] : [],
  );
  act();
  (target as HTMLElement | undefined)?.focus({ preventScroll: true });
  for (const [node, top] of scrolled) node.scrollTop = top;
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
