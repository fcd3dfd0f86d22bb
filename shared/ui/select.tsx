import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
  const [isOpen, setOpen] = useState(false);
  const chosen = options.findIndex((option) => option.value === value);
  const [active, setActive] = useState(chosen);
  const findTyped = useTypeAhead(options.map((option) => option.value));

  const settle = () => {
    const open = list.current?.matches(':popover-open') ?? false;
    setOpen(open);
    setActive(chosen);
    if (open && list.current && button.current) placeBelow(list.current, button.current);
  };

  // It may have been opened before this script was here.
  useEffect(settle, []);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const choose = (index: number) => {
    const option = options[index];
    list.current?.hidePopover();
    if (option && option.value !== value) onChoose(option.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'ArrowUp' && isOpen) return choose(active);
    const typed = findTyped(event, active);
    const next = typed ?? keyTarget(event.key, active, options.length);
    if (isOpen && (event.key === 'Enter' || event.key === ' ') && typed === undefined) {
      event.preventDefault();
      choose(active);
    } else if (isOpen && event.key === 'Tab') {
      choose(active);
    } else if (next !== undefined) {
      event.preventDefault();
      if (!isOpen) list.current?.showPopover();
      if (isOpen || typed !== undefined || !event.key.startsWith('Arrow')) setActive(next);
    }
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
        onKeyUp={(event) => isOpen && event.key === ' ' && event.preventDefault()}
      >
        <span className="value">{options[chosen]?.value ?? ''}</span>
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
      >
        {options.map((option, index) => (
          <div
            key={option.value}
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
            {option.value}
            {option.note && <span className="note">{option.note}</span>}
          </div>
        ))}
      </div>
    </>
  );
}

const PAGE = 5;

/** Where a key leads in the list; undefined when it leads nowhere. */
function keyTarget(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  const targets: Record<string, number> = {
    ArrowDown: Math.min(last, from + 1),
    ArrowUp: Math.max(0, from - 1),
    PageDown: Math.min(last, from + PAGE),
    PageUp: Math.max(0, from - PAGE),
    Home: 0,
    End: last,
  };
  return Object.hasOwn(targets, key) ? targets[key] : undefined;
}
