import { type ReactNode, useEffect, useRef } from 'react';
import { placeBelow } from '../../../shared/react/listbox/place-below';
import type { Language } from './languages';
import { LanguageName, type Shown } from './language-name';
import { useListKeys } from './use-list-keys';

interface DropdownProps {
  label: string;
  languages: Language[];
  shown: Shown;
  /** The links, one for each language. */
  children: ReactNode;
}

/**
 * A button that shows the links (ARIA Authoring Practices: disclosure). The browser itself opens
 * the list, and closes it on click and Escape, through `popovertarget`, so both work before React
 * loads.
 */
export function Dropdown({ label, languages, shown, children }: DropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const keys = useListKeys(button, list, languages);
  const current = languages.find(({ isCurrent }) => isCurrent);

  const place = () => {
    const node = list.current;
    if (node?.matches(':popover-open') && button.current) placeBelow(node, button.current);
  };
  // The visitor may have opened the list before this script ran.
  useEffect(place, []);

  return (
    <div className="dropdown" {...keys}>
      <button ref={button} type="button" part="button" popoverTarget="list">
        {current ? (
          <>
            <span className="unseen">{`${label}: `}</span>
            <LanguageName language={current} {...shown} />
          </>
        ) : (
          label
        )}
      </button>
      <ul
        ref={list}
        id="list"
        className="list"
        part="list"
        aria-label={label}
        popover="auto"
        onToggle={place}
      >
        {children}
      </ul>
    </div>
  );
}
