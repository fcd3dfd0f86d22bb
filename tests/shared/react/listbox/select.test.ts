import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { createElement } from 'react';
import { text } from '../../../../shared/contract/attribute';
import { Select } from '../../../../shared/react/listbox/select';
import { define, put, turn, until } from '../../../support/test-element';
import { settled, the } from '../../../elements/storefront/shop';

const fruits = ['Apple', 'Apricot', 'Banana', 'Blueberry', 'Cherry', 'Date', 'Elder flower'];

/** A select over these values, as an element of its own, beside a field that can take the focus. */
function putSelect(values: string[] = fruits, value = 'Banana') {
  const chosen: string[] = [];
  const tag = define(
    ({ value: now, host }) =>
      createElement(Select, {
        label: 'Fruit',
        shown: now as string,
        options: values.map((it) => ({ label: it, isChosen: it === now })),
        onChoose: (index) => {
          chosen.push(values[index]!);
          host.setAttribute('value', values[index]!);
        },
      }),
    { attributes: { value: text(value, 'The value.') }, styles: ':host { display: block; }' },
  );
  const host = put(`<${tag}></${tag}>\n<input id="next" style="margin-block-start: 300px">`);
  const button = the<HTMLButtonElement>(host.shadowRoot!, '[role=combobox]');
  const list = the(host.shadowRoot!, '[role=listbox]');
  return { host, button, list, chosen };
}

type Parts = ReturnType<typeof putSelect>;

const isOpen = ({ list, button }: Parts) =>
  list.matches(':popover-open') && button.ariaExpanded === 'true';
const isClosed = ({ list, button }: Parts) =>
  !list.matches(':popover-open') && button.ariaExpanded === 'false';
const active = ({ button, host }: Parts) => {
  const id = button.getAttribute('aria-activedescendant');
  return id && host.shadowRoot!.getElementById(id)!.textContent;
};
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key === 'Space' ? ' ' : key });
};
const clickAt = async (node: Element) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const position: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  await sendMouse({ type: 'click', position });
};

async function opened(...given: Parameters<typeof putSelect>) {
  const parts = putSelect(...given);
  parts.button.focus();
  await press('ArrowDown');
  await until(() => isOpen(parts));
  return parts;
}

describe('A select', () => {
  it('is a combobox over a listbox: named, closed, with the value as its text', () => {
    const parts = putSelect();
    const { button, list } = parts;
    expect(isClosed(parts)).to.equal(true);
    expect([button.ariaLabel, list.ariaLabel]).to.deep.equal(['Fruit', 'Fruit']);
    expect(button.getAttribute('aria-controls')).to.equal(list.id);
    expect(button.ariaHasPopup).to.equal('listbox');
    expect(button.textContent).to.equal('Banana');
    const selected = [...list.querySelectorAll('[aria-selected=true]')];
    expect(selected.map((it) => it.textContent)).to.deep.equal(['Banana']);
    expect(button.hasAttribute('aria-activedescendant')).to.equal(false);
  });

  it('opens and closes on click', async () => {
    const parts = putSelect();
    await clickAt(parts.button);
    await until(() => isOpen(parts));
    expect(active(parts)).to.equal('Banana');
    await clickAt(parts.button);
    await until(() => isClosed(parts));
    expect(parts.chosen).to.deep.equal([]);
  });

  it('keeps where a key led that came right after the click, before the list told of it', async () => {
    const parts = putSelect();
    await settled();
    parts.button.focus();
    parts.button.click();
    parts.button.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    );
    await new Promise((resolve) => parts.list.addEventListener('toggle', resolve, { once: true }));
    await settled();
    expect(active(parts)).to.equal('Blueberry');
    await press('Enter');
    expect(parts.chosen).to.deep.equal(['Blueberry']);
  });

  it('closes on any click outside, which does what it does', async () => {
    const parts = await opened();
    const next = the(document, '#next');
    await clickAt(next);
    await until(() => isClosed(parts));
    expect(document.activeElement).to.equal(next);
    expect(parts.chosen).to.deep.equal([]);
  });

  it('takes an option on click, closes, and keeps the focus', async () => {
    const parts = await opened();
    await clickAt(parts.list.children[4]!);
    await until(() => isClosed(parts));
    expect(parts.chosen).to.deep.equal(['Cherry']);
    expect(parts.button.textContent).to.equal('Cherry');
    expect(parts.host.shadowRoot!.activeElement).to.equal(parts.button);
  });

  it('says nothing when the chosen option is taken again', async () => {
    const parts = await opened();
    await clickAt(parts.list.children[2]!);
    await until(() => isClosed(parts));
    expect(parts.chosen).to.deep.equal([]);
  });
});

describe('Keys on a closed select', () => {
  const opening: [key: string, active: string][] = [
    ['ArrowDown', 'Banana'],
    ['ArrowUp', 'Banana'],
    ['Alt+ArrowDown', 'Banana'],
    ['Enter', 'Banana'],
    ['Space', 'Banana'],
    ['Home', 'Apple'],
    ['End', 'Elder flower'],
    ['c', 'Cherry'],
  ];
  for (const [key, wanted] of opening) {
    it(`${key} opens it at ${wanted}, and chooses nothing`, async () => {
      const parts = putSelect();
      parts.button.focus();
      const [last = '', alt] = key.split('+').toReversed();
      if (alt) await sendKeys({ down: alt });
      await press(last);
      if (alt) await sendKeys({ up: alt });
      await until(() => isOpen(parts));
      await settled();
      expect(isOpen(parts)).to.equal(true);
      expect(active(parts)).to.equal(wanted);
      expect(parts.chosen).to.deep.equal([]);
      expect(parts.host.shadowRoot!.activeElement).to.equal(parts.button);
    });
  }

  it('Escape, Tab and letters with Control leave it closed', async () => {
    const parts = putSelect();
    parts.button.focus();
    await press('Escape');
    await sendKeys({ down: 'Control' });
    await press('e');
    await sendKeys({ up: 'Control' });
    await press('Tab');
    await settled();
    expect(isClosed(parts)).to.equal(true);
    expect(document.activeElement!.id).to.equal('next');
  });
});

describe('Keys on an open select', () => {
  it('ArrowDown and ArrowUp go one on and one back, and stop at the ends', async () => {
    const parts = await opened();
    await press('ArrowDown');
    expect(active(parts)).to.equal('Blueberry');
    await press('ArrowUp', 'ArrowUp');
    expect(active(parts)).to.equal('Apricot');
    await press('ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(active(parts)).to.equal('Apple');
    await press('End', 'ArrowDown');
    expect(active(parts)).to.equal('Elder flower');
    expect(parts.chosen).to.deep.equal([]);
  });

  it('Home and End go to the first and the last', async () => {
    const parts = await opened();
    await press('End');
    expect(active(parts)).to.equal('Elder flower');
    await press('Home');
    expect(active(parts)).to.equal('Apple');
  });

  it('PageDown and PageUp go ten on and ten back, and the active one is in view', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `No ${at + 1}`);
    const parts = await opened(many, 'No 1');
    await press('PageDown', 'PageDown');
    expect(active(parts)).to.equal('No 21');
    await press('PageUp');
    expect(active(parts)).to.equal('No 11');
    await press('End');
    const { bottom } = parts.list.lastElementChild!.getBoundingClientRect();
    expect(bottom).to.be.at.most(parts.list.getBoundingClientRect().bottom + 1);
  });

  for (const key of ['Enter', 'Space', 'Alt+ArrowUp']) {
    it(`${key} takes the active one, closes, and keeps the focus`, async () => {
      const parts = await opened();
      await press('ArrowDown');
      const [last = '', alt] = key.split('+').toReversed();
      if (alt) await sendKeys({ down: alt });
      await press(last);
      if (alt) await sendKeys({ up: alt });
      await settled();
      expect(isClosed(parts)).to.equal(true);
      expect(parts.chosen).to.deep.equal(['Blueberry']);
      expect(parts.host.shadowRoot!.activeElement).to.equal(parts.button);
    });
  }

  it('Tab takes the active one, closes, and goes on to the next field', async () => {
    const parts = await opened();
    await press('ArrowDown', 'Tab');
    await until(() => isClosed(parts));
    expect(parts.chosen).to.deep.equal(['Blueberry']);
    expect(document.activeElement!.id).to.equal('next');
  });

  it('Escape closes it, takes nothing and keeps the focus; opened again it begins anew', async () => {
    const parts = await opened();
    await press('ArrowDown', 'Escape');
    await until(() => isClosed(parts));
    expect(parts.chosen).to.deep.equal([]);
    expect(parts.host.shadowRoot!.activeElement).to.equal(parts.button);
    await press('ArrowDown');
    await until(() => isOpen(parts));
    expect(active(parts)).to.equal('Banana');
  });
});

describe('Letters typed on a select', () => {
  it('go to the next that begins with them; one again and again goes through all', async () => {
    const parts = await opened();
    await press('a');
    expect(active(parts)).to.equal('Apple');
    await press('a');
    expect(active(parts)).to.equal('Apricot');
    await press('a');
    expect(active(parts)).to.equal('Apple');
  });

  it('make one word, of which a space is a letter', async () => {
    const parts = await opened(['Elder flower', 'Elder berry', 'Elm'], 'Elm');
    for (const [index, key] of [...'elder b'].entries()) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      // However long a busy machine takes from one to the next.
      Object.defineProperty(event, 'timeStamp', { value: 1000 + index });
      parts.button.dispatchEvent(event);
      await turn();
    }
    expect(active(parts)).to.equal('Elder berry');
    expect(isOpen(parts)).to.equal(true);
  });

  it('that begin nothing change nothing', async () => {
    const parts = await opened();
    await press('x');
    expect(active(parts)).to.equal('Banana');
  });
});
