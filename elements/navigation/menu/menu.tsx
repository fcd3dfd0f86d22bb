import { useLayoutEffect, useRef } from 'react';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Patch } from '../../../shared/content/patch';
import type { Page } from '../../../shared/content/page';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { textsOf } from '../../../shared/foundation/texts';
import { type Item, readItems, type Slotted } from './entries';
import { EntryItem, hasMark } from './entry-item';
import { menu } from './menu.contract';
import styles from './menu.css';
import { useCurrent } from './use-current';
import { useFresh } from './use-fresh';
import { useKeys } from './use-keys';
import { useSubMenus } from './use-sub-menus';

interface Content {
  items: Item[];
  /** The name of a button, with {title} in it. */
  buttonName: string;
}

function Menu(props: Wired<typeof menu, Content>) {
  const { host, content, layout, layoutTablet, layoutMobile, label, trigger } = props;
  const root = useRef<HTMLDivElement>(null);
  const toggle = useSubMenus(root, props);
  useKeys(root);
  useCurrent(host);
  useFresh(host);
  useLayoutEffect(() => {
    for (const { node, slot } of content.items.filter(isSlotted))
      writeAttribute(node as Element, 'slot', slot);
  });

  const tablet = layoutTablet === 'same' ? layout : layoutTablet;
  const mobile = layoutMobile === 'same' ? layout : layoutMobile;
  const isVertical = [layout, tablet, mobile].every((it) => it === 'vertical');
  const Around = label ? 'nav' : 'div';
  const nameOf = (title: string) => content.buttonName.replace('{title}', () => title);
  return (
    <Around
      ref={root}
      className="menu"
      aria-label={label || undefined}
      data-desktop={layout}
      data-tablet={tablet}
      data-mobile={mobile}
      data-wb-hover={(trigger === 'hover' && content.items.some(hasSubMenu)) || undefined}
      data-marked={content.items.some((it) => !isSlotted(it) && hasMark(it)) || undefined}
    >
      <ul className="list" part="list">
        {content.items.map((item, index) =>
          isSlotted(item) ? (
            <li key={item.slot} className="item" part="item">
              <slot name={item.slot} />
            </li>
          ) : (
            <EntryItem
              key={index}
              entry={item}
              path={String(index + 1)}
              isVertical={isVertical}
              nameOf={nameOf}
              onToggle={toggle}
            />
          ),
        )}
      </ul>
    </Around>
  );
}

const hasSubMenu = (item: Item) => !isSlotted(item) && item.items.length > 0;
const isSlotted = (item: Item): item is Slotted => 'slot' in item;

/** A child that is not a list keeps its place among the list items, in a slot. */
const slotItems = ({ items }: Content) =>
  new Map<object, Patch>(
    items.filter(isSlotted).map(({ node, slot }) => [node, { attributes: { slot } }]),
  );

function readContent(host: Light, page: Page, { subMenuText }: Props<typeof menu>): Content {
  return {
    items: readItems(host, page),
    buttonName: subMenuText || textsOf(page)('Sub-menu of {title}'),
  };
}

defineElement(menu, Menu, styles, { content: readContent, patches: slotItems });
