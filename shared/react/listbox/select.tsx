import { type ButtonHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keyTarget } from './key-target';
import { placeBelow } from './place-below';
import { type SelectOption, SelectOptions } from './select-options';
import { useTypeAhead } from './use-type-ahead';

interface SelectProps {
  label: string;
  /** The button's text. */
  shown: string;
  options: SelectOption[];
  /** Allows multiple choices: choosing then toggles an option, and the list stays open. */
  isMultiple?: boolean;
  /** Number of entries that the open list shows, set as `--items`; by default the style sheet's number. */
  rows?: number;
  /** Further attributes of the button: disabled, required, invalid. */
  attributes?: ButtonHTMLAttributes<HTMLButtonElement>;
  /** Receives the option's index. For a single choice, not called if the option is already chosen. */
  onChoose: (index: number) => void;
}

/**
 * A button that opens a list of options (ARIA Authoring Practices: select-only combobox). The browser
 * opens it, and closes it on a second click, a click outside and Escape, through `popovertarget`, so
 * this works before React has loaded.
 */
export function Select(props: SelectProps) {
  const { label, shown, options, isMultiple, rows, attributes, onChoose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Whether the last keydown was handled, so that keyup must not trigger a click. */
  const answered = useRef(false);
  const adopted = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.findIndex((option) => option.isChosen);
  const [active, setActive] = useState(chosen);
  const findTyped = useTypeAhead(options.map((it) => (it.isDisabled ? '' : it.label)));

  // Reads the list's own state, because its toggle event comes a task later.
  const isListOpen = () => list.current?.matches(':popover-open') ?? false;

  const settle = () => {
    const open = isListOpen();
    if (open !== isOpen) setActive(chosen);
    setOpen(open);
    if (!open || !list.current || !button.current) return;
    // Set by script, because a strict policy forbids style attributes in markup.
    if (rows) list.current.style.setProperty('--items', String(rows));
    placeBelow(list.current, button.current);
  };

  // The list may have been opened and scrolled before this script ran. Its scroll position is then kept,
  // because otherwise a click in progress would land on another option.
  useEffect(() => {
    adopted.current = isListOpen();
    settle();
  }, []);
  useEffect(() => {
    if (isOpen && adopted.current) adopted.current = false;
    else if (isOpen)
      list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const open = (at: number) => {
    list.current?.showPopover();
    setOpen(true);
    setActive(at);
  };

  const close = () => {
    list.current?.hidePopover();
    setOpen(false);
  };

  const choose = (index: number) => {
    const option = options[index];
    if (option?.isDisabled) return;
    if (isMultiple) setActive(index);
    else close();
    if (option && (isMultiple || !option.isChosen)) onChoose(index);
  };

  const targetOf = (key: string, from: number) => {
    const open = options.flatMap(({ isDisabled }, index) => (isDisabled ? [] : index));
    const place = keyTarget(key, open.indexOf(from), open.length);
    return place === undefined ? undefined : open[place];
  };

  /** Handles a key; returns whether to prevent its default action. */
  const answer = (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    if (event.ctrlKey || event.metaKey) return false;
    // A key may arrive between the opening and its toggle event.
    const at = isOpen ? active : chosen;
    const typed = findTyped(event, at);
    const next = typed ?? targetOf(key, at);
    const leaves = key === 'Tab' || (key === 'ArrowUp' && altKey);
    if (!isListOpen()) {
      if (next === undefined) return false;
      open(typed === undefined && key.startsWith('Arrow') ? chosen : next);
    } else if (leaves) {
      if (isMultiple) close();
      else choose(at);
      return key !== 'Tab';
    } else if (typed === undefined && (key === 'Enter' || key === ' ')) {
      choose(at);
    } else if (next === undefined) {
      return false;
    } else if (!altKey) {
      setOpen(true);
      setActive(next);
    }
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    answered.current = answer(event);
    if (answered.current) event.preventDefault();
  };

  const entry = (option: SelectOption, index: number) => (
    <div
      key={index}
      id={`option-${index}`}
      className="option"
      part="option"
      role="option"
      tabIndex={-1}
      aria-selected={option.isChosen}
      aria-disabled={option.isDisabled || undefined}
      data-active={isOpen && index === active ? '' : undefined}
      data-note={option.note ? '' : undefined}
      onClick={() => choose(index)}
      onKeyDown={onKeyDown}
    >
      <bdi className="value">{option.label}</bdi>
      {option.note && <bdi className="note">{option.note}</bdi>}
    </div>
  );

  return (
    <>
      <button
        {...attributes}
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
        <bdi className="value">{shown}</bdi>
      </button>
      <div
        ref={list}
        id="list"
        className="list"
        part="list"
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        popover="auto"
        // A list that scrolls would be a stop of its own.
        tabIndex={-1}
        onToggle={settle}
        onMouseDown={(event) => event.preventDefault()}
      >
        <SelectOptions options={options} entry={entry} />
      </div>
    </>
  );
}
