import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keyTarget } from './key-target';
import { placeBelow } from './place-below';
import { useTypeAhead } from './use-type-ahead';

/** One value of a list; `note` stands behind it, set apart. */
export interface SelectOption {
  value: string;
  note?: string;
}

interface SelectProps {
  label: string;
  value: string;
  options: SelectOption[];
  onChoose: (value: string) => void;
}

/**
 * A button that opens a list of values (ARIA Authoring Practices: select-only combobox). Opening,
 * closing by a second click, by a click outside and by Escape are the browser's own, through
 * `popovertarget`, and so work before React has arrived.
 */
export function Select({ label, value, options, onChoose }: SelectProps) {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Whether the key that is down has been answered, so that it makes no click when it comes up. */
  const answered = useRef(false);
  const adopted = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.findIndex((option) => option.value === value);
  const [active, setActive] = useState(chosen);
  const findTyped = useTypeAhead(options.map((option) => option.value));

  // The list itself knows first: its events come a task later than its state.
  const isListOpen = () => list.current?.matches(':popover-open') ?? false;

  const settle = () => {
    const open = isListOpen();
    if (open !== isOpen) setActive(chosen);
    setOpen(open);
    if (open && list.current && button.current) placeBelow(list.current, button.current);
  };

  // It may have been opened before this script was here, and scrolled: then it stays where it is,
  // or a click on its way would land on another value.
  useEffect(() => {
    adopted.current = isListOpen();
    settle();
  }, []);
  useEffect(() => {
    if (isOpen && adopted.current) adopted.current = false;
    else if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = (at: number) => {
    list.current?.showPopover();
    setOpen(true);
    setActive(at);
  };

  const choose = (index: number) => {
    const option = options[index];
    list.current?.hidePopover();
    setOpen(false);
    if (option && option.value !== value) onChoose(option.value);
  };

  /** Whether the key has been answered, and shall do nothing else. */
  const answer = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    if (event.ctrlKey || event.metaKey) return false;
    const typed = findTyped(event, active);
    const next = typed ?? keyTarget(key, active, options.length);
    if (!isListOpen()) {
      if (next === undefined) return false;
      open(typed === undefined && key.startsWith('Arrow') ? chosen : next);
    } else if (key === 'Tab') {
      choose(active);
      return false;
    } else if (
      (key === 'ArrowUp' && altKey) ||
      (typed === undefined && (key === 'Enter' || key === ' '))
    ) {
      choose(active);
    } else if (next === undefined) {
      return false;
    } else if (!altKey) {
      setActive(next);
    }
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    answered.current = answer(event);
    if (answered.current) event.preventDefault();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="select"
        part="select"
        role="combobox"
        aria-haspopup="listbox"
        aria-controls="list"
        aria-expanded={isOpen}
        aria-label={label}
        aria-activedescendant={isOpen && active >= 0 ? `option-${active}` : undefined}
        popoverTarget="list"
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key === ' ' && answered.current && event.preventDefault()}
      >
        <bdi className="value">{options[chosen]?.value ?? ''}</bdi>
      </button>
      <div
        ref={list}
        id="list"
        className="list"
        part="list"
        role="listbox"
        aria-label={label}
        popover="auto"
        onToggle={settle}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <div
            key={index}
            id={`option-${index}`}
            className="option"
            part="option"
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            data-active={isOpen && index === active ? '' : undefined}
            data-note={option.note ? '' : undefined}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
          >
            <bdi className="value">{option.value}</bdi>
            {option.note && <bdi className="note">{option.note}</bdi>}
          </div>
        ))}
      </div>
    </>
  );
}
