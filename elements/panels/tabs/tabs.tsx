import { type KeyboardEvent, useRef } from 'react';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { arrowTarget } from './arrow-target';
import { tabs } from './tabs.contract';
import styles from './tabs.css';
import { titles } from './titles';
import { useManySections } from './use-many-sections';

export function Tabs({ active, trigger, content, host, emit }: Wired<typeof tabs, string[]>) {
  const row = useRef<HTMLDivElement>(null);
  const shown = Math.min(Math.max(1, Math.trunc(active)), Math.max(1, content.length));
  useManySections(host, shown, content.length);

  const show = (next: number) => {
    if (next !== shown && emit('wb-tabs-change', { active: next })) host.active = next;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = row.current !== null && getComputedStyle(row.current).direction === 'rtl';
    const next = arrowTarget(event.key, shown, content.length, isRtl);
    if (!next) return;
    event.preventDefault();
    show(next);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next - 1]?.focus();
  };

  return (
    <div className="tabs">
      <div ref={row} role="tablist" className="titles" part="titles" onKeyDown={onKeyDown}>
        {content.map((title, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`title-${index + 1}`}
            className="title"
            part="title"
            aria-controls="panel"
            aria-selected={shown === index + 1}
            tabIndex={shown === index + 1 ? 0 : -1}
            onClick={() => show(index + 1)}
            onPointerOver={(event) =>
              trigger === 'hover' && event.pointerType !== 'touch' && show(index + 1)
            }
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="panel"
        className="panel"
        part="panel"
        aria-labelledby={`title-${shown}`}
        data-active={shown}
        tabIndex={0}
      >
        <slot />
      </div>
    </div>
  );
}

defineElement(tabs, Tabs, styles, { content: titles });
