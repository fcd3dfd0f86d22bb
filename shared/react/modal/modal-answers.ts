import { matches } from '../../browser/html/matches';
import { invocationOf } from '../../browser/links/invoker';
import { hideOverflow } from '../../browser/scrolling/hide-overflow';
import type { Answers, FirstTouch } from '../../contract/answers';
import { CLOSING } from './closing';
import { focusFirst } from './focus-first';

interface Modal {
  /** Whether a visitor may open it before React is there. */
  mayOpen(host: HTMLElement, path: EventTarget[]): boolean;
  /** Whether a click beside its box closes it. */
  closesOutside(host: HTMLElement): boolean;
  /** Whether the page behind it can be scrolled. */
  scrollsPage(host: HTMLElement): boolean;
  /** Moves its content into the dialog, or out of it. */
  moveContent?(dialog: HTMLDialogElement, isOpen: boolean): void;
}

interface Opening {
  /** What was clicked to open it; the focus returns to it. */
  source: Element;
  /** Whether the visitor has closed it again, as React will when the touch is repeated. */
  isClosed: boolean;
  beganOutside: boolean;
}

/**
 * Opens and closes a modal dialog before React is there, as `useModal` and `useDismissal` do; the dialog
 * stays as it then is, and React adopts it.
 */
export function modalAnswers(modal: Modal): Answers {
  const openings = new WeakMap<ShadowRoot, Opening>();

  function open({ host, shadow }: FirstTouch, dialog: HTMLDialogElement, source: Element) {
    const opening = { source, isClosed: false, beganOutside: false };
    openings.set(shadow, opening);
    // Before the dialog takes the focus.
    modal.moveContent?.(dialog, true);
    dialog.showModal();
    focusFirst(host, dialog);
    const release = modal.scrollsPage(host) ? () => {} : hideOverflow();
    host.setAttribute('data-wb-state', 'opened');
    const press = (event: Event) => {
      opening.beganOutside = event.composedPath()[0] === dialog;
    };
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('close', release, { once: true });
    return () => {
      release();
      dialog.removeEventListener('pointerdown', press);
      // Closed by the browser alone: nothing that could be repeated has closed it.
      return dialog.open || opening.isClosed;
    };
  }

  /** Closes it; React will as well, by the same touch. */
  function close({ host, shadow }: FirstTouch, dialog: HTMLDialogElement) {
    const opening = openings.get(shadow)!;
    opening.isClosed = true;
    dialog.close();
    modal.moveContent?.(dialog, false);
    // Not every browser focuses what is clicked, and then gives the focus back.
    (opening.source as HTMLElement).focus({ preventScroll: true });
    host.setAttribute('data-wb-state', 'was-shown');
    return () => true;
  }

  const shown = (shadow: ShadowRoot) =>
    openings.has(shadow) ? shadow.querySelector<HTMLDialogElement>('dialog:modal') : null;

  return {
    named(event) {
      const invocation = invocationOf(event);
      return invocation && document.getElementById(invocation.id);
    },
    invoked(touch) {
      const { event, host, shadow } = touch;
      const { source } = invocationOf(event)!;
      const dialog = shadow.querySelector('dialog')!;
      const closes = CLOSING.test(source.getAttribute('command') ?? '');
      if (closes ? !shown(shadow) : dialog.open || !modal.mayOpen(host, event.composedPath()))
        return;
      event.preventDefault();
      return closes ? close(touch, dialog) : open(touch, dialog, source);
    },
    click(touch) {
      const dialog = shown(touch.shadow);
      if (!dialog) return;
      const isOutside = touch.event.composedPath()[0] === dialog;
      const closes = isOutside
        ? openings.get(touch.shadow)!.beganOutside && modal.closesOutside(touch.host)
        : touch.on('[part=close]');
      if (closes) return close(touch, dialog);
    },
    lateClick(touch) {
      const dialog = shown(touch.shadow);
      if (!dialog || touch.event.defaultPrevented) return;
      const path = touch.event.composedPath();
      const inside = path.slice(0, path.indexOf(dialog));
      if (inside.some((it) => it instanceof Element && matches(it, '[data-wb-close]')))
        return close(touch, dialog);
    },
    keydown({ event, shadow }) {
      // The browser closes it, unless a listener prevents that.
      if (event.key !== 'Escape' || !shown(shadow)) return;
      const opening = openings.get(shadow)!;
      opening.isClosed = true;
      return () => true;
    },
  };
}
