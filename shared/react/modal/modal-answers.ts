import { matches } from '../../browser/html/matches';
import { OPEN_LIST } from '../../browser/html/open-list';
import { invocationOf, invokerIn } from '../../browser/links/invoker';
import { hideOverflow } from '../../browser/scrolling/hide-overflow';
import { ANSWERED } from '../../foundation/answered';
import type { Answers, AnsweringPage } from '../../contract/answers';
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

const page = globalThis as AnsweringPage;

/**
 * Opens and closes a modal dialog before React is there, as `useModal` and `useDismissal` do; the dialog
 * stays as it then is, and React adopts it.
 */
export function modalAnswers(modal: Modal): Answers {
  let pressed: EventTarget | null;

  function open(dialog: HTMLDialogElement, host: HTMLElement) {
    // Before the dialog takes the focus.
    modal.moveContent?.(dialog, true);
    dialog.showModal();
    // As `useModal` does with one that is not rendered.
    if (!dialog.checkVisibility()) return dialog.close();
    focusFirst(host, dialog);
    const release = modal.scrollsPage?.(host) ? () => {} : hideOverflow();
    host.setAttribute('data-wb-state', 'opened');
    dialog.onpointerdown = (event) => (pressed = event.target);
    // Unlike an event, it also tells that the dialog has left the page, and before the next frame.
    const observer = new ResizeObserver(() => {
      if (matches(dialog, ':modal')) return;
      release();
      modal.moveContent?.(dialog, false);
      host.setAttribute('data-wb-state', 'was-shown');
    });
    observer.observe(dialog);
    return () => {
      release();
      observer.disconnect();
      // Closed by the browser alone: nothing that could be repeated has closed it.
      return dialog.open;
    };
  }

  /** Closes it; React will as well, by the same touch. */
  function close(dialog: HTMLDialogElement, event: Event) {
    dialog.close();
    return reopened(dialog, event);
  }

  /** Opens it again before React closes it, so that it keeps its focus where a listener prevents that. */
  function reopened(dialog: HTMLDialogElement, event: Event) {
    const [touched] = event.composedPath() as HTMLElement[];
    return () => {
      if (!dialog.open) {
        dialog.showModal();
        touched!.focus({ preventScroll: true });
      }
      return true;
    };
  }

  const dialogIn = (shadow: ShadowRoot) => shadow.querySelector('dialog')!;

  /** One inside another closes by itself. */
  const isInnermost = (dialog: Element, event: Event) =>
    (event.composedPath() as Element[]).find((it) => it.localName === 'dialog') === dialog;

  const answers: Answers = {
    invoked({ event, host, shadow }) {
      const path = event.composedPath();
      const dialog = dialogIn(shadow);
      const closes = CLOSING.test(invokerIn(path)!.getAttribute('command')!);
      if (closes !== dialog.open || !(closes || modal.mayOpen(host, path))) return;
      event.preventDefault();
      return closes ? close(dialog, event) : open(dialog, host);
    },
    click({ event, host, shadow, on }) {
      const dialog = dialogIn(shadow);
      const isOutside = event.composedPath()[0] === dialog;
      const closes = isOutside
        ? pressed === dialog && !modal.staysOpen?.(host)
        : on('[part=close]');
      if (closes) return close(dialog, event);
    },
    lateClick({ event, host, shadow }) {
      const dialog = dialogIn(shadow);
      // A link that opens another dialog was prevented for that.
      if (!dialog.open || (event.defaultPrevented && !(ANSWERED in event))) return;
      const invocation = invocationOf(event);
      const target = invocation && document.getElementById(invocation.id);
      const inner = (event.composedPath() as Element[]).find(
        (it) => it === dialog || it.hasAttribute?.('data-wb-close'),
      );
      // A link to an anchor of this page.
      const isAway =
        target &&
        'href' in invocation.source &&
        !page.wba![target.localName]?.invoked &&
        !host.contains(target);
      if ((inner !== dialog && isInnermost(dialog, event)) || isAway) return close(dialog, event);
    },
    keydown({ event, shadow }) {
      const dialog = dialogIn(shadow);
      if (event.key !== 'Escape' || !dialog.open) return;
      const isForInner =
        ANSWERED in event ||
        !isInnermost(dialog, event) ||
        (event.composedPath() as Element[]).some((it) => it.querySelector?.(OPEN_LIST));
      // The browser closes it, unless a listener prevents that; but first what is open in it, and once only.
      return isForInner ? () => false : reopened(dialog, event);
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
