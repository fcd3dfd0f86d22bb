import { expect } from '@open-wc/testing';
import { createElement, useState } from 'react';
import { json, number, text } from '../../../shared/contract/attribute';
import { listOf, numberShape } from '../../../shared/contract/shape';
import { expectWarning } from '../../support/console';
import {
  define,
  errorsOf,
  freshTag,
  type Given,
  published,
  put,
  reactRoot,
  until,
} from '../../support/test-element';

const attributes = {
  label: text('none', 'A text.'),
  amount: number(1, 'A number.'),
  items: json<number[]>([], listOf(numberShape), 'A list.'),
};

function Drawn({ label, amount, items }: Given) {
  const [clicks, setClicks] = useState(0);
  return createElement(
    'button',
    { title: String(label), onClick: () => setClicks(clicks + 1) },
    `${String(label)} ${String(amount)} ${(items as number[]).join('+')} ${clicks}`,
    createElement('slot'),
  );
}

/** Draws an element as the publish step does, puts it asleep into the page, then defines its tag. */
function publishAndDefine(given: string, meanwhile: (host: HTMLElement) => void = () => undefined) {
  const styles = 'button { color: rgb(4, 5, 6) }';
  const maker = define(Drawn, { attributes, styles });
  const tag = freshTag();
  const html = published(`<${maker} ${given}><p>Mine</p></${maker}>`).replaceAll(maker, tag);
  const host = put(html);
  meanwhile(host);
  const button = host.shadowRoot!.querySelector('button')!;
  const changes = new MutationObserver(() => undefined);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  changes.observe(host.shadowRoot!, all);
  define(Drawn, { attributes, styles }, tag);
  const shown = () => host.shadowRoot!.querySelector('button')!.textContent;
  return { host: host as HTMLElement & Record<string, unknown>, button, changes, shown };
}

/** As translators do: the text stands in a node of theirs. */
function wrapped(text: Node) {
  const font = document.createElement('font');
  font.append(text);
  return font;
}

describe('an element that the publish step has drawn', () => {
  it('is taken over as it stands: no node is made, changed or lost', async () => {
    const errors = await errorsOf(() => {
      const { host, button, changes } = publishAndDefine(
        'label="a &amp; &quot;b&quot;" amount="2"',
      );
      expect(reactRoot(host)).to.not.equal(undefined);
      expect(host.shadowRoot!.querySelector('button')).to.equal(button);
      expect(button.title).to.equal('a & "b"');
      expect(changes.takeRecords()).to.deep.equal([]);
    });
    expect(errors).to.deep.equal([]);
  });

  it('keeps what was typed and chosen in it, and the caret, where it must be drawn anew', async () => {
    const heard: string[] = [];
    const Fields = ({ label }: Given) => {
      const [typed, setTyped] = useState('');
      const hear = (event: { target: HTMLInputElement }) => {
        heard.push(event.target.name);
        if (event.target.name === 'own') setTyped(event.target.value);
      };
      return createElement(
        'p',
        null,
        createElement('b', null, String(label)),
        createElement('input', { name: 'own', value: typed, onChange: hear }),
        createElement('textarea', { name: 'other' }),
        createElement('input', { type: 'checkbox', name: 'box', onChange: hear }),
        createElement(
          'select',
          { name: 'list', onChange: hear },
          ...['one', 'two'].map((it) => createElement('option', { key: it }, it)),
        ),
        // As a filter that its address has chosen, once it is drawn.
        createElement(
          'select',
          { name: 'told', ref: (it: HTMLSelectElement | null) => it && (it.value = 'b') },
          ...['a', 'b'].map((it) => createElement('option', { key: it }, it)),
        ),
      );
    };
    const maker = define(Fields, { attributes });
    const tag = freshTag();
    const host = put(published(`<${maker}></${maker}>`).replaceAll(maker, tag));
    const of = (name: string) =>
      host.shadowRoot!.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    const old = of('own');
    of('other').value = 'two';
    of('box').checked = true;
    of('list').value = 'two';
    old.focus();
    old.value = 'typed';
    old.setSelectionRange(2, 4);
    host.shadowRoot!.querySelector('b')!.replaceChildren(wrapped(new Text('traduit')));
    define(Fields, { attributes }, tag);
    expect(of('own')).to.not.equal(old);
    await until(() => heard.length > 2);
    expect(['own', 'other', 'list', 'told'].map((it) => of(it).value)).to.deep.equal([
      'typed',
      'two',
      'two',
      'b',
    ]);
    expect(of('box').checked).to.equal(true);
    expect(host.shadowRoot!.activeElement).to.equal(of('own'));
    expect([of('own').selectionStart, of('own').selectionEnd]).to.deep.equal([2, 4]);
    expect(heard).to.deep.equal(['own', 'box', 'list']);
  });

  it('keeps the styles it was published with, once', () => {
    const { host, button } = publishAndDefine('');
    expect(host.shadowRoot!.querySelectorAll('style')).to.have.length(1);
    expect(host.shadowRoot!.adoptedStyleSheets).to.have.length(0);
    expect(getComputedStyle(button).color).to.equal('rgb(4, 5, 6)');
  });

  it('answers', async () => {
    const { button, shown } = publishAndDefine('label="x"');
    button.click();
    await until(() => shown() === 'x 1  1');
  });

  it('shows an attribute that was changed while it slept, without an error', async () => {
    const errors = await errorsOf(() => {
      const { host, button, shown } = publishAndDefine('label="old" amount="2"', (it) => {
        it.setAttribute('label', 'new');
        it.removeAttribute('amount');
      });
      expect(shown()).to.equal('new 1  0');
      expect(host.shadowRoot!.querySelector('button')).to.equal(button);
      expect(button.title).to.equal('new');
    });
    expect(errors).to.deep.equal([]);
  });

  it('shows a property that was set while it slept, without an error', async () => {
    const errors = await errorsOf(() => {
      const { shown } = publishAndDefine('items="[1]"', (it) =>
        Object.assign(it, { items: [7, 8] }),
      );
      expect(shown()).to.equal('none 1 7+8 0');
    });
    expect(errors).to.deep.equal([]);
  });

  for (const [who, change] of [
    ['changes a text', (button: Element) => (button.firstChild!.textContent = 'planted')],
    ['wraps a text', (button: Element) => button.append(wrapped(button.firstChild!))],
    ['adds a node', (button: Element) => button.before(document.createElement('i'))],
    ['adds an attribute', (button: Element) => button.setAttribute('data-extension', '1')],
    ['takes a node', (button: Element) => button.replaceWith('planted')],
  ] as const) {
    it(`is drawn anew, once and without a word, after a stranger ${who} in its drawing`, async () => {
      const errors = await errorsOf(() => {
        const { host, shown } = publishAndDefine('label="x"', (it) => {
          change(it.shadowRoot!.querySelector('button')!);
        });
        expect(shown()).to.equal('x 1  0');
        const { outerHTML } = host.shadowRoot!.querySelector('button')!;
        expect(host.shadowRoot!.querySelector('[data-wb-root]')!.innerHTML).to.equal(outerHTML);
        expect(outerHTML).to.not.match(/planted|extension/);
        expect(host.shadowRoot!.querySelectorAll('style')).to.have.length(1);
      });
      expect(errors).to.deep.equal([]);
    });
  }

  it('reports once, in three parts, that its component draws otherwise in Node', async () => {
    expectWarning(/was drawn anew/);
    const drawing = (text: string) => () => createElement('p', null, text);
    const maker = define(drawing('in Node'), {});
    const tag = freshTag();
    let host: HTMLElement | undefined;
    const errors = await errorsOf(() => {
      host = put(published(`<${maker}></${maker}>`).replaceAll(maker, tag));
      define(drawing('here'), {}, tag);
    });
    expect(host!.shadowRoot!.textContent).to.equal('here');
    expect(errors).to.have.length(1);
    expect(errors[0]).to.match(
      /<wb-test-\d+> was drawn anew: .*so visitors see it change.*report/s,
    );
  });

  it('is drawn anew, without an error, when its content has changed, and only then', async () => {
    for (const [after, isTaken] of [
      ['Now', true],
      ['Then', false],
    ] as const) {
      const reading = { content: (host: { text: string }) => ({ length: host.text.length }) };
      const draw = ({ content }: Given) =>
        createElement('p', null, (content as { length: number }).length, createElement('slot'));
      const maker = define(draw, reading);
      const tag = freshTag();
      const errors = await errorsOf(() => {
        const host = put(published(`<${maker}>Old</${maker}>`).replaceAll(maker, tag));
        const drawn = host.shadowRoot!.querySelector('p');
        host.lastChild!.nodeValue = after;
        define(draw, reading, tag);
        const now = host.shadowRoot!.querySelector('p')!;
        expect([now === drawn, now.textContent]).to.deep.equal([isTaken, `${after.length}`]);
        expect(host.shadowRoot!.querySelectorAll('p')).to.have.length(1);
      });
      expect(errors).to.deep.equal([]);
    }
  });

  it('keeps the focus where it was, though its content has changed since it was published', async () => {
    const reading = { content: (host: { text: string }) => host.text };
    const draw = ({ content }: Given) =>
      createElement(
        'p',
        null,
        createElement('span', null, String(content)),
        createElement('button', { type: 'button' }, 'One'),
        createElement('button', { type: 'button' }, 'Two'),
      );
    const maker = define(draw, reading);
    const tag = freshTag();
    const host = put(published(`<${maker}>Old</${maker}>`).replaceAll(maker, tag));
    const shadow = host.shadowRoot!;
    shadow.querySelectorAll('button')[1]!.focus();
    host.lastChild!.nodeValue = 'New';
    define(draw, reading, tag);
    expect(shadow.querySelector('span')!.textContent).to.equal('New');
    expect(shadow.activeElement).to.equal(shadow.querySelectorAll('button')[1]);
  });

  it('gives what can be chosen no value of another that stood at its place', () => {
    const reading = { content: (host: { text: string }) => host.text };
    const draw = ({ content }: Given) =>
      createElement(
        'p',
        null,
        ...String(content)
          .split(' ')
          .map((value) =>
            createElement('input', { key: value, type: 'radio', name: 'tag', value }),
          ),
      );
    const maker = define(draw, reading);
    const tag = freshTag();
    const host = put(published(`<${maker}>Sea Land</${maker}>`).replaceAll(maker, tag));
    const radios = () => [...host.shadowRoot!.querySelectorAll('input')];
    radios()[0]!.checked = true;
    host.lastChild!.nodeValue = 'City Land';
    define(draw, reading, tag);
    expect(radios().map(({ value }) => value)).to.deep.equal(['City', 'Land']);
    expect(radios().some(({ checked }) => checked)).to.equal(false);
  });

  it('lives with drawn attributes that cannot be read', async () => {
    let shown = () => '' as string | null;
    const errors = await errorsOf(() => {
      ({ shown } = publishAndDefine('', (it) => {
        it.setAttribute('label', 'now');
        it.shadowRoot!.querySelector('[data-wb-root]')!.setAttribute('data-wb-root', '{bad');
      }));
    });
    expect(shown()).to.equal('now 1  0');
    expect(errors).to.deep.equal([]);
  });
});
