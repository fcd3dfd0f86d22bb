import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { drawInto, drawn, type Markup, toHtml } from '../../../shared/content/markup';
import { put } from '../../support/test-element';

const input: Markup = {
  tag: 'input',
  attributes: { slot: 'field', value: '1', required: true, disabled: false, form: undefined },
};
const select = (...options: string[]): Markup => ({
  tag: 'select',
  attributes: { slot: 'field' },
  children: options.map((it) => ({ tag: 'option', attributes: { value: it }, children: [it] })),
});

const word = fc.string({ unit: 'grapheme', maxLength: 8 }).map((it) => it.replaceAll('\r', ''));
const markup = fc.letrec<{ node: Markup; child: Markup | string }>((tie) => ({
  node: fc.record({
    tag: fc.constantFrom('span', 'label', 'b', 'input', 'img'),
    attributes: fc.dictionary(
      fc.constantFrom('title', 'data-a', 'class', 'hidden'),
      fc.oneof(word, fc.boolean(), fc.constant(undefined)),
      { noNullPrototype: true },
    ),
    children: fc.array(tie('child'), { maxLength: 3 }),
  }),
  child: fc.oneof({ maxDepth: 3 }, word.filter(Boolean), tie('node')),
})).node;

/** As a parser would have it: void elements without children, neighbouring texts as one. */
function proper(it: Markup): Markup {
  if (['input', 'img'].includes(it.tag)) return { ...it, children: [] };
  const children: (Markup | string)[] = [];
  for (const child of it.children ?? []) {
    const last = children.at(-1);
    if (typeof child === 'string' && typeof last === 'string')
      children.push(`${children.pop()}${child}`);
    else children.push(typeof child === 'string' ? child : proper(child));
  }
  return { ...it, children };
}

describe('markup as HTML', () => {
  it('has the attributes that are there, and no others', () => {
    expect(toHtml(input)).to.equal('<input slot="field" value="1" required="">');
  });

  it('is marked as drawn at its top, so that it is known again', () => {
    expect(toHtml(drawn(select('S')))).to.equal(
      '<select slot="field" data-wb-drawn=""><option value="S">S</option></select>',
    );
  });

  it('never lets a text become a tag, or end an attribute', () => {
    const text = `</option><script>"&'--><img src=x onerror=alert(1)>`;
    const box = document.createElement('template');
    box.innerHTML = toHtml(select(text));
    const options = [...box.content.querySelectorAll('*')];
    expect(options.map((it) => it.localName)).to.deep.equal(['select', 'option']);
    expect(options[1]!.getAttribute('value')).to.equal(text);
    expect(options[1]!.textContent).to.equal(text);
  });

  it('makes the same nodes in the parser of a page as it makes by itself', () =>
    fc.assert(
      fc.property(markup.map(proper), (it) => {
        const parsed = document.createElement('div');
        parsed.innerHTML = toHtml(drawn(it));
        const made = document.createElement('div');
        drawInto(made, [it]);
        made.normalize();
        expect(made.innerHTML).to.equal(parsed.innerHTML);
      }),
    ));
});

describe('markup drawn again', () => {
  it('touches nothing when nothing differs', () => {
    const host = put('<div></div>');
    drawInto(host, [select('S', 'M')]);
    const changes = new MutationObserver(() => undefined);
    changes.observe(host, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    drawInto(host, [select('S', 'M')]);
    expect(changes.takeRecords()).to.have.length(0);
  });

  it('keeps the nodes and changes what differs', () => {
    const host = put('<div></div>');
    drawInto(host, [select('S', 'M', 'L')]);
    const node = host.firstElementChild!;
    drawInto(host, [select('S', 'XL')]);
    expect(host.firstElementChild).to.equal(node);
    expect([...node.children].map((it) => it.textContent)).to.deep.equal(['S', 'XL']);
  });

  it('becomes another tag by another node, and goes when nothing is to be drawn', () => {
    const host = put('<div><p>Mine</p></div>');
    drawInto(host, [select('S')]);
    drawInto(host, [input]);
    expect([...host.children].map((it) => it.localName)).to.deep.equal(['p', 'input']);
    drawInto(host, []);
    expect(host.innerHTML).to.equal('<p>Mine</p>');
  });

  it('is what was wanted, from whatever was there before', () =>
    fc.assert(
      fc.property(fc.array(markup.map(proper)), fc.array(markup.map(proper)), (before, after) => {
        const [changed, fresh] = [document.createElement('div'), document.createElement('div')];
        drawInto(changed, before);
        drawInto(changed, after);
        drawInto(fresh, after);
        expect(changed.isEqualNode(fresh) || sameButOrder(changed, fresh)).to.equal(true);
      }),
    ));
});

/** Attributes may come in another order. */
const sameButOrder = (a: Element, b: Element) => sorted(a) === sorted(b);
const sorted = (it: Element): string =>
  `${it.localName}[${[...it.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()}](${[
    ...it.childNodes,
  ].map((node) => (node instanceof Element ? sorted(node) : node.textContent))})`;
