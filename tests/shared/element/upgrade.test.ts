import { expect } from '@open-wc/testing';
import { createElement, useEffect } from 'react';
import { json, number, text } from '../../../shared/contract/attribute';
import { method } from '../../../shared/contract/contract';
import { LOADER, WAKE } from '../../../shared/element/signals';
import { numberShape } from '../../../shared/contract/shape';
import { define, defineRecorder, freshTag, put, reactRoot, turn } from '../../support/test-element';

const attributes = { label: text('', 'A text.'), amount: number(1, 'A number.') };

describe('an element of the page', () => {
  it('keeps the content of its author in view, in slots', () => {
    const { tag } = defineRecorder();
    const host = put(`<${tag}><p>Mine</p></${tag}>`);
    expect(host.innerHTML).to.equal('<p>Mine</p>');
    expect(host.querySelector('p')!.assignedSlot).to.not.equal(null);
    expect(host.querySelector('p')!.checkVisibility()).to.equal(true);
  });

  it('has an open shadow root in which React owns one wrapper', () => {
    const { tag } = defineRecorder({ styles: ':host { color: rgb(1, 2, 3) }' });
    const host = put(`<${tag}></${tag}>`);
    expect([...host.shadowRoot!.children].map((it) => it.getAttributeNames())).to.deep.equal([
      ['data-wb-root'],
    ]);
    expect(getComputedStyle(host).color).to.equal('rgb(1, 2, 3)');
  });

  it('shares one style sheet with all others of its tag', () => {
    const { tag } = defineRecorder({ styles: ':host { color: red }' });
    const host = put(`<${tag}></${tag}><${tag}></${tag}>`);
    const sheets = [host, host.nextElementSibling!].map(
      (it) => it.shadowRoot!.adoptedStyleSheets[0],
    );
    expect(sheets[0]).to.be.instanceOf(CSSStyleSheet);
    expect(sheets[0]).to.equal(sheets[1]);
  });

  it('may be made by a script, told its attributes, and put into the page later', () => {
    const it = defineRecorder({ attributes });
    const host = document.createElement(it.tag);
    host.setAttribute('label', 'late');
    put('<div></div>').append(host);
    expect(it.given.label).to.equal('late');
  });

  it('may be cloned: the clone is an element of its own', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<div><${it.tag} label="x"><p>Mine</p></${it.tag}></div>`)
      .firstElementChild as HTMLElement;
    const clone = host.cloneNode(true) as HTMLElement;
    host.after(clone);
    expect(it.given).to.include({ host: clone, label: 'x' });
    expect(clone.innerHTML).to.equal('<p>Mine</p>');
    expect(reactRoot(clone)).to.not.equal(reactRoot(host));
  });
});

describe('an element that never was in the page', () => {
  it('mounts nothing, whatever it is told', async () => {
    let mounted = 0;
    const data = json<number>(0, numberShape, 'A number.');
    const tag = define(() => (useEffect(() => void (mounted += 1)), null), {
      attributes: { ...attributes, data },
      methods: { go: method('Goes.') },
    });
    const host = document.createElement(tag) as unknown as Record<string, unknown> & HTMLElement;
    host.setAttribute('label', 'x');
    host.amount = 3;
    host.data = 4;
    (host.go as () => void)();
    await turn();
    expect([mounted, reactRoot(host), host.shadowRoot]).to.deep.equal([0, undefined, null]);
    expect([host.label, host.amount, host.data]).to.deep.equal(['x', 3, 4]);
  });
});

describe('defining a tag', () => {
  it('twice is harmless: the first definition stands, and the script goes on', () => {
    const tag = define(() => createElement('i', null, 'first'));
    expect(() =>
      define(() => createElement('i', null, 'second'), {}, tag as 'wb-x'),
    ).to.not.throw();
    const host = put(`<${tag}></${tag}>`);
    expect(host.shadowRoot!.textContent).to.equal('first');
  });

  it('is harmless when another copy of the library, or somebody else, has it', () => {
    const tag = freshTag();
    class Other extends HTMLElement {}
    customElements.define(tag, Other);
    expect(() => define(() => null, {}, tag)).to.not.throw();
    expect(put(`<${tag}></${tag}>`)).to.be.instanceOf(Other);
  });

  it('wakes what is in the page already, and only that', () => {
    const tag = freshTag();
    const host = put(`<${tag}></${tag}>`);
    const apart = document.createElement(tag);
    define(() => null, {}, tag);
    customElements.upgrade(apart);
    expect([reactRoot(host) !== undefined, reactRoot(apart)]).to.deep.equal([true, undefined]);
  });
});

describe('an element on a page with a loader', () => {
  before(() => void Object.assign(globalThis, { [LOADER]: true }));
  after(() => void Reflect.deleteProperty(globalThis, LOADER));

  it('sleeps until it is told to wake: no shadow root, no drawing', async () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag} amount="3"></${it.tag}>`);
    host.setAttribute('label', 'x');
    await turn();
    expect([host.shadowRoot, reactRoot(host), it.drawings]).to.deep.equal([null, undefined, 0]);
    expect([host.amount, host.label]).to.deep.equal([3, 'x']);
  });

  it('is drawn as soon as waking returns, and waking again does nothing', () => {
    const it = defineRecorder({ attributes });
    const host = put(`<${it.tag} label="x"></${it.tag}>`);
    const wake = (host as unknown as Record<symbol, () => void>)[WAKE]!.bind(host);
    wake();
    expect(host.shadowRoot!.querySelector('slot')).to.not.equal(null);
    const root = reactRoot(host);
    wake();
    expect(reactRoot(host)).to.equal(root);
  });

  it('wakes by itself when it comes back after it was awake', async () => {
    const { tag } = defineRecorder();
    const host = put(`<${tag}></${tag}>`);
    (host as unknown as Record<symbol, () => void>)[WAKE]!();
    const parent = host.parentNode!;
    host.remove();
    await turn();
    expect(reactRoot(host)).to.equal(undefined);
    parent.append(host);
    expect(reactRoot(host)).to.not.equal(undefined);
  });
});
