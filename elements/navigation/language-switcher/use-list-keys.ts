import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { keyTarget } from '../../../shared/react/listbox/key-target';
import { useTypeAhead } from '../../../shared/react/listbox/use-type-ahead';
import type { Language } from './languages';

const OPENS = /^Arrow(Up|Down)$/;

/** Handlers for the box around a button and the popover with its links: keys move focus among them. */
export function useListKeys(
  button: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  languages: Language[],
) {
  const findTyped = useTypeAhead(languages.map(({ name }) => name));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!list.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...list.current.querySelectorAll('a')];
    let target: number | undefined;
    if (list.current.matches(':popover-open')) {
      const from = links.findIndex((link) => link.matches(':focus'));
      target = findTyped(event, from) ?? keyTarget(key, from, links.length);
      if (key === 'Escape') close(event);
    } else if (OPENS.test(key)) {
      list.current.showPopover();
      target = Math.max(
        0,
        languages.findIndex(({ isCurrent }) => isCurrent),
      );
    }
    if (target === undefined) return;
    event.preventDefault();
    links[target]?.focus();
  };

  // Browsers close it too, but do not agree on where focus goes then.
  const close = (event: KeyboardEvent) => {
    event.preventDefault();
    list.current?.hidePopover();
    button.current?.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Without a target the window has lost focus, or a click follows, which closes the list itself.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) list.current?.hidePopover();
  };

  return { onKeyDown, onBlur };
}
