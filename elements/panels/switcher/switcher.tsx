import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { inView, sectionsOf, titles } from '../sections';
import { TabList } from '../tab-list';
import { useDeepLinks } from '../use-deep-links';
import { usePanelChange } from '../use-panel-change';
import { showLabelled } from './show-labelled';
import { switcher } from './switcher.contract';
import styles from './switcher.css';
import pageStyles from './switcher.page.css';

export function Switcher({
  active,
  label,
  look,
  content,
  host,
  emit,
}: Wired<typeof switcher, string[]>) {
  const shown = inView(active, content.length);
  usePanelChange(host, shown);
  useDeepLinks('wb-switcher', showLabelled);

  /** Returns whether the section is in view now: a listener may have kept the other one. */
  const show = (next: number) => {
    if (next === inView(host.active, content.length)) return true;
    if (!emit('wb-switcher-change', { active: next })) return false;
    host.active = next;
    return true;
  };

  // One section is nothing to choose from.
  if (content.length < 2) return <slot />;
  return (
    <div className="switcher" data-look={look}>
      <TabList
        label={label}
        titles={content}
        shown={shown}
        show={show}
        between={
          look === 'toggle' && (
            <span
              key="toggle"
              className="toggle"
              part="toggle"
              aria-hidden="true"
              data-active={shown}
              onClick={() => show(3 - shown)}
            />
          )
        }
      />
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

function readTitles(host: Light, page: Page): string[] {
  const { length } = sectionsOf(host);
  // A script is still filling a switcher without sections.
  if (length !== 2 && length !== 0)
    page.warn(
      `wb-switcher ${length}`,
      `<wb-switcher> has ${length === 1 ? '1 section' : `${length} sections`}, and it switches between two: any further one always shows, a single one has no label. Give it two, or use <wb-tabs>.`,
    );
  return titles(host).slice(0, 2);
}

defineElement(switcher, Switcher, styles, { content: readTitles, looks: ['prose'], pageStyles });
