import { useRef } from 'react';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { megaMenu } from './mega-menu.contract';
import styles from './mega-menu.css';
import { usePanel } from './use-panel';

interface Content {
  /** Whether the title is a link, and so has the button beside it. */
  isLink: boolean;
  /** The accessible name of a button that does not hold the title; undefined for one that does. */
  buttonName: string | undefined;
}

function MegaMenu(props: Wired<typeof megaMenu, Content>) {
  const { content, panelWidth, trigger } = props;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePanel(root, button, props);
  const title = <slot name="title" />;
  return (
    <div ref={root} className="mega" data-wb-hover={trigger === 'hover' || undefined}>
      <div className="head" part="head">
        {content.isLink && title}
        <button
          ref={button}
          type="button"
          className={content.isLink ? 'button' : 'button title'}
          part="button"
          aria-controls="panel"
          aria-expanded={false}
          aria-label={content.buttonName}
        >
          {!content.isLink && title}
        </button>
      </div>
      <div id="panel" className="panel" popover="manual" data-width={panelWidth}>
        <div className="box" part="panel">
          <slot />
        </div>
      </div>
    </div>
  );
}

function readContent(host: Light, page: Page, { buttonText }: Props<typeof megaMenu>): Content {
  const title = host.children.find((child) => child.attribute('slot') === 'title');
  const textOf = textsOf(page);
  if (!title) {
    page.warn(
      'wb-mega-menu title',
      '<wb-mega-menu> has no title, so nobody can tell what its button opens, and it is called "Menu". ' +
        'Write a child with slot="title", such as <a slot="title" href="/shop">Shop</a>.',
    );
    return { isLink: false, buttonName: buttonText.replace('{title}', '') || textOf('Menu') };
  }
  const isLink = title.tag === 'a' && title.attribute('href') !== null;
  const name = title.text.replace(/\s+/g, ' ').trim();
  const sentence = buttonText || textOf('Sub-menu of {title}');
  return { isLink, buttonName: isLink ? sentence.replace('{title}', () => name) : undefined };
}

defineElement(megaMenu, MegaMenu, styles, { content: readContent, looks: ['prose'] });
