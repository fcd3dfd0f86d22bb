import { expect } from '@open-wc/testing';
import { fromElement } from '../../../shared/content/light';
import { isList, listItems } from '../../../elements/navigation/list-items';
import { documentPage } from '../../../shared/content/page';
import { expectWarning } from '../../support/console';
import { put } from '../../support/test-element';

const read = (html: string) => listItems(fromElement(put(html)), documentPage, 'wb-playlist');

describe("An author's list as data", () => {
  it('is the link, the picture and the words of each item, and the lists below it', () => {
    const items = read(`<ol>
      <li><a href="/one" target="_blank" class="x"><img src="/gallery/pictures/oak-30.svg" alt="" style="x"> One
        more</a><ul><li>Deep</li></ul></li>
      <li><b>Two</b><ol><li><a href="#three">Three</a></li></ol></li>
      <p>no item</p></ol>`);
    const nothing = { href: undefined, kept: {}, picture: undefined, items: [] };
    expect(items).to.deep.equal([
      {
        text: 'One more',
        href: '/one',
        kept: { target: '_blank' },
        picture: { alt: '', src: '/gallery/pictures/oak-30.svg' },
        items: [{ ...nothing, text: 'Deep' }],
      },
      { ...nothing, text: 'Two', items: [{ ...nothing, text: 'Three', href: '#three' }] },
    ]);
  });

  it('keeps the words of an item that its lists repeat, or that are followed by nothing', () => {
    const items = read(
      '<ul><li>Services<ul><li>Services</li></ul></li><li>About us<ol><li>us</li></ol></li>' +
        '<li>Empty<ul></ul></li><li>A <ul><li>b</li></ul> <ul><li>A</li></ul></li></ul>',
    );
    expect(items.map(({ text }) => text)).to.deep.equal(['Services', 'About us', 'Empty', 'A']);
  });

  it('has no words of a drawing, whose title names an item without others', () => {
    const drawing =
      '<svg><title>Cart</title><style>.a{fill:red}</style><path class="a" d="M0 0"/></svg>';
    const plain = '<svg><title>Cart</title></svg>';
    expectWarning(/holds an <svg>/);
    const items = read(
      `<ul><li><a href="/cart">${drawing} Your basket</a></li><li><a href="/cart">${drawing}</a></li><li>${drawing}More${drawing}</li><li><a href="/all">Cartoons ${plain}</a></li><li>Cartons<ul><li>${plain}</li></ul></li></ul>`,
    );
    const texts = items.map(({ text }) => text);
    expect(texts).to.deep.equal(['Your basket', 'Cart', 'More', 'Cartoons', 'Cartons']);
  });

  it('has no address that may not be followed, and the element that reads it says so', () => {
    expectWarning(/<wb-playlist>: the address "javascript:1" is none of http/);
    const [item] = read('<ul><li><a href="javascript:1"><img src="javascript:1">One</a></li></ul>');
    expect(item).to.include({ text: 'One', href: undefined, picture: undefined });
  });

  it('warns, in the name of that element, of a control that an item would lose', () => {
    expectWarning(/<wb-playlist>: the item "A" holds a <button>.*as a child of wb-playlist/);
    expect(read('<ul><li>A<button></button></li></ul>')).to.have.length(1);
  });

  it('is read of ul and ol alone', () => {
    const tags = ['ul', 'ol', 'menu', 'dl', 'div'];
    const lists = tags.filter((tag) => isList(fromElement(document.createElement(tag))));
    expect(lists).to.deep.equal(['ul', 'ol']);
  });
});
