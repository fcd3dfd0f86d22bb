import { type KeyboardEvent, useRef } from 'react';
import type { Amendment } from '../../../shared/element/amendment';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/element/light';
import { arrowTarget } from './arrow-target';
import { tabs } from './tabs.contract';
import styles from './tabs.css';
import { inView, titles } from './titles';
import { IN_SHEET, SHOWN, useManySections } from './use-many-sections';

interface Sections {
  titles: string[];
  /** Those past the ones that the style sheet names. */
  later: object[];
  /** The node of the one in view. */
  shown: object | undefined;
}

export function Tabs({ active, trigger, content, host, emit }: Wired<typeof tabs, Sections>) {
  const row = useRef<HTMLDivElement>(null);
  const count = content.titles.length;
  const shown = inView(active, count);
  useManySections(host, shown, count);

  /** Whether the section is in view now: a listener may have kept the one before. */
  const show = (next: number) => {
    // The attribute is ahead of the drawing when a pointer and its click come close together.
    if (next === inView(host.active, count)) return true;
    if (!emit('wb-tabs-change', { active: next })) return false;
    host.active = next;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With these the browser goes back, scrolls or selects.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = row.current !== null && getComputedStyle(row.current).direction === 'rtl';
    const next = arrowTarget(event.key, shown, count, isRtl);
    if (!next) return;
    event.preventDefault();
    if (show(next)) row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next - 1]?.focus();
  };

  // A row without tabs would be read out as a row that lacks them.
  if (count === 0) return <slot />;
  return (
    <div className="tabs">
      <div ref={row} role="tablist" className="titles" part="titles" onKeyDown={onKeyDown}>
        {content.titles.map((title, index) => (
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
        data-active={shown > IN_SHEET ? 'later' : shown}
        tabIndex={0}
      >
        <slot />
      </div>
    </div>
  );
}

function readSections(host: Light, active: number): Sections {
  const nodes = host.children.map(({ node }) => node);
  return {
    titles: titles(host),
    later: nodes.slice(IN_SHEET),
    shown: nodes[inView(active, nodes.length) - 1],
  };
}

/** A late section that is in view at first carries the mark before any script has run. */
function amendSection({ node }: Light, { later, shown }: Sections): Amendment | undefined {
  return later.includes(node) ? { attributes: { [SHOWN]: node === shown } } : undefined;
}

defineElement(tabs, Tabs, styles, {
  content: (host, _, { active }) => readSections(host, active),
  amend: amendSection,
});
