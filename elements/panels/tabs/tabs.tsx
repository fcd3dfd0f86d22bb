import { useLayoutEffect } from 'react';
import type { Patch } from '../../../shared/content/patch';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import { IN_SHEET, inView, markLate, nameInSheet, sectionsOf, SHOWN, titles } from '../sections';
import { showSection } from '../show-section';
import { TabList } from '../tab-list';
import { useDeepLinks } from '../use-deep-links';
import { usePanelChange } from '../use-panel-change';
import { tabs } from './tabs.contract';
import styles from './tabs.css';
import pageStyles from './tabs.page.css';
import { useSectionInView } from './use-section-in-view';
import { useStacked } from './use-stacked';

interface Sections {
  titles: string[];
  /** Their nodes, each with its number. */
  places: Map<object, number>;
  /** The sections past those that the style sheet names. */
  later: object[];
  /** The node of the section in view. */
  shown: object | undefined;
}

export function Tabs({
  active,
  label,
  trigger,
  orientation,
  phones,
  content,
  host,
  emit,
}: Wired<typeof tabs, Sections>) {
  const count = content.titles.length;
  const shown = useSectionInView(host, active, content.places);
  const isStacked = useStacked(phones === 'accordion');
  // At every drawing: a script may have taken the mark away, or given the sections another order.
  useLayoutEffect(() => markLate(host, shown));
  usePanelChange(host, shown);
  useDeepLinks('wb-tabs', showSection);

  /** Returns whether the section is in view now: a listener may have kept the one before. */
  const show = (next: number) => {
    // The attribute is ahead of the render when hover and click come close together.
    if (next === inView(host.active, count)) return true;
    if (!emit('wb-tabs-change', { active: next })) return false;
    host.active = next;
    return true;
  };

  // Screen readers would announce an empty tablist.
  if (count === 0) return <slot />;
  return (
    <div className="tabs" data-orientation={orientation} data-phones={phones}>
      <TabList
        label={label}
        titles={content.titles}
        shown={shown}
        isColumn={isStacked || orientation === 'vertical'}
        onHover={trigger === 'hover'}
        show={show}
      />
      <div
        role="tabpanel"
        id="panel"
        className="panel"
        part="panel"
        aria-labelledby={`title-${shown}`}
        data-active={nameInSheet(shown)}
        tabIndex={0}
      >
        <slot />
      </div>
    </div>
  );
}

function readSections(host: Light, active: number): Sections {
  const nodes = sectionsOf(host).map(({ node }) => node);
  return {
    titles: titles(host),
    places: new Map(nodes.map((node, index) => [node, index + 1])),
    later: nodes.slice(IN_SHEET),
    shown: nodes[inView(active, nodes.length) - 1],
  };
}

/** Marks a late section that is in view at first, before any script has run. */
const markShown = ({ later, shown }: Sections) =>
  new Map<object, Patch>(later.map((node) => [node, { attributes: { [SHOWN]: node === shown } }]));

defineElement(tabs, Tabs, styles, {
  content: (host, _, { active }) => readSections(host, active),
  patches: markShown,
  looks: ['prose'],
  pageStyles,
});
