import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { number, text } from '../../../shared/contract/attribute';
import type { Markup } from '../../../shared/content/markup';
import { define, freshTag, type Given, published, put, until } from '../../support/test-element';

const attributes = { name: text('amount', 'A name.'), value: number(1, 'A value.') };

const field = ({ name, value }: Given): Markup[] => [
  {
    tag: 'input',
    attributes: { slot: 'field', name: String(name), value: String(value), type: 'number' },
  },
];

const drawSlot = () => createElement('slot', { name: 'field' });
const defineField = () => define(drawSlot, { attributes, field });
const inputsOf = (host: Element) => [...host.querySelectorAll('input')];

describe('the field of an element', () => {
  it('is made in the page, where a form and a label find it, when the author wrote none', () => {
    const tag = defineField();
    const form = put<HTMLFormElement>(`<form><${tag} name="n" value="4"></${tag}></form>`);
    expect([...new FormData(form)]).to.deep.equal([['n', '4']]);
    expect(inputsOf(form)[0]!.assignedSlot).to.not.equal(null);
  });

  it('is the author’s own where there is one, and is left as it is', async () => {
    const tag = defineField();
    const own = '<input slot="field" name="own" value="9" class="mine">';
    const host = put(`<${tag} value="4">${own}</${tag}>`);
    expect(host.innerHTML).to.equal(own);
    host.setAttribute('value', '5');
    await Promise.resolve();
    expect(host.innerHTML).to.equal(own);
  });

  it('is adopted as the publish step drew it, not made again', () => {
    const maker = defineField();
    const tag = freshTag();
    const html = published(`<${maker} value="4"></${maker}>`).replaceAll(maker, tag);
    const host = put(html);
    const [drawn] = inputsOf(host);
    drawn!.value = '47';
    define(drawSlot, { attributes, field }, tag);
    expect(inputsOf(host)).to.deep.equal([drawn]);
    expect(drawn!.value).to.equal('47');
  });

  it('follows the attributes, by touching only what differs', async () => {
    const tag = defineField();
    const host = put(`<${tag} name="a" value="4"></${tag}>`);
    const [input] = inputsOf(host);
    host.setAttribute('name', 'b');
    await until(() => input!.name === 'b');
    expect(inputsOf(host)).to.deep.equal([input]);
    expect(input!.value).to.equal('4');
  });

  it('keeps what a visitor typed, whatever attribute changes', async () => {
    const tag = defineField();
    const host = put(`<${tag} name="a" value="4"></${tag}>`);
    const [input] = inputsOf(host);
    input!.value = '47';
    // As typing does; a script that sets the value leaves the same mark.
    host.setAttribute('name', 'b');
    await until(() => input!.name === 'b');
    expect(input!.value).to.equal('47');
  });

  it('keeps what a translation has changed in it, while an attribute changes that it does not carry', async () => {
    const more = { ...attributes, other: text('', 'Not in the field.') };
    const drawn: unknown[] = [];
    const draw = ({ other }: Given) => {
      drawn.push(other);
      return drawSlot();
    };
    const tag = define(draw, { attributes: more, field });
    const host = put(`<${tag} name="a"></${tag}>`);
    const [input] = inputsOf(host);
    input!.setAttribute('aria-label', 'Anzahl');
    host.setAttribute('other', 'x');
    await until(() => drawn.includes('x'));
    expect(input!.getAttribute('aria-label')).to.equal('Anzahl');
  });

  it('is reset by its form to what the attribute says', async () => {
    const tag = defineField();
    const form = put<HTMLFormElement>(`<form><${tag} value="4"></${tag}></form>`);
    const [input] = inputsOf(form);
    input!.value = '47';
    form.reset();
    expect(input!.value).to.equal('4');
  });

  it('is still there, with its value, after the element has left and come back', async () => {
    const tag = defineField();
    const host = put(`<${tag} value="4"></${tag}>`);
    const parent = host.parentNode!;
    inputsOf(host)[0]!.value = '47';
    host.remove();
    await until(() => host.shadowRoot!.querySelector('slot') === null);
    parent.append(host);
    expect(inputsOf(host).map(({ value }) => value)).to.deep.equal(['47']);
  });

  it('is put back as it was, with what was typed in it, when a morph takes it away', async () => {
    const tag = defineField();
    const host = put(`<${tag} value="4"></${tag}>`);
    const [input] = inputsOf(host);
    input!.value = '47';
    host.replaceChildren('Text of the author');
    await until(() => inputsOf(host).length);
    expect(inputsOf(host)).to.deep.equal([input]);
    expect(input!.value).to.equal('47');
    host.setAttribute('name', 'b');
    host.replaceChildren();
    await until(() => input!.name === 'b');
    expect(inputsOf(host)).to.deep.equal([input]);
  });

  it('is copied with a clone, not doubled in it', () => {
    const tag = defineField();
    const host = put(`<${tag} value="4"></${tag}>`);
    const clone = host.cloneNode(true) as HTMLElement;
    host.after(clone);
    expect(inputsOf(clone)).to.have.length(1);
  });
});
