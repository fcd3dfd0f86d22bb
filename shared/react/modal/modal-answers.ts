import { matches } from '../../browser/html/matches';
import { invocationOf, invokerIn } from '../../browser/links/invoker';
import { hideOverflow } from '../../browser/scrolling/hide-overflow';
import type { Answers, AnsweringPage, FirstTouch } from '../../contract/answers';
import { CLOSING } from './closing';
import { focusFirst } from './focus-first';

interface Modal {
  /** Whether a visitor may open it before React is there. */
  mayOpen(host: HTMLElement, path: EventTarget[]): boolean;
  /** Whether it stays open when the visitor clicks beside its box. */
  staysOpen?(host: HTMLElement): boolean;
  /** Whether the page behind it can be scrolled. */
  scrollsPage?(host: HTMLElement): boolean;
  /** Moves its content into the dialog, or out of it. */
  moveContent?(dialog: HTMLDialogElement, isOpen: boolean): void;
}

interface Opening {
  /** Whether the visitor has closed it again, as React will when the touch is repeated. */
  isClosed: boolean;
  beganOutside: boolean;
}

const page = globalThis as AnsweringPage;

/**
 * Opens and closes a modal dialog before React is there, as `useModal` and `useDismissal` do; the dialog
 * stays as it then is, and React adopts it.
 */
export function modalAnswers(modal: Modal): Answers {
  const openings = new WeakMap<ShadowRoot, Opening>();

  function open({ host, shadow }: FirstTouch, dialog: HTMLDialogElement) {
    const opening = { isClosed: false, beganOutside: false };
    openings.set(shadow, opening);
    // Before the dialog takes the focus.
    modal.moveContent?.(dialog, true);
    dialog.showModal();
    focusFirst(host, dialog);
    const release = modal.scrollsPage?.(host) ? () => {} : hideOverflow();
    host.setAttribute('data-wb-state', 'opened');
    dialog.onpointerdown = (event) => {
      opening.beganOutside = event.composedPath()[0] === dialog;
    };
    dialog.onclose = release;
    return () => {
      release();
      dialog.onpointerdown = dialog.onclose = null;
      // Closed by the browser alone: nothing that could be repeated has closed it.
      return dialog.open || opening.isClosed;
    };
  }

  /** Closes it; React will as well, by the same touch. */
  function close({ host, shadow }: FirstTouch, dialog: HTMLDialogElement) {
    openings.get(shadow)!.isClosed = true;
    dialog.close();
    modal.moveContent?.(dialog, false);
    host.setAttribute('data-wb-state', 'was-shown');
    return () => true;
  }

  const shown = (shadow: ShadowRoot) => shadow.querySelector<HTMLDialogElement>('dialog:modal');

  const answers: Answers = {
    invoked(touch) {
      const { event, host, shadow } = touch;
      const path = event.composedPath();
      const dialog = shadow.querySelector('dialog')!;
      const closes = CLOSING.test(invokerIn(path)!.getAttribute('command') ?? '');
      if (closes !== dialog.open || (!closes && !modal.mayOpen(host, path))) return;
      event.preventDefault();
      return (closes ? close : open)(touch, dialog);
    },
    click(touch) {
      const dialog = shown(touch.shadow);
      if (!dialog) return;
      const isOutside = touch.event.composedPath()[0] === dialog;
      const closes = isOutside
        ? openings.get(touch.shadow)!.beganOutside && !modal.staysOpen?.(touch.host)
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
      openings.get(shadow)!.isClosed = true;
      return () => true;
    },
  };

  addEventListener(
    'click',
    (event) => {
      const invocation = invocationOf(event);
      const host = invocation && document.getElementById(invocation.id);
      if (host && page.wba![host.localName] === answers)
        page.wbt!('invoked', event, host, event.composedPath());
    },
    true,
  );
  return answers;
}
