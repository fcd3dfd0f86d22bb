import { expect } from '@open-wc/testing';
import { documentPage } from '../../../shared/content/page';
import { fromElement } from '../../../shared/content/light';
import { expectWarning, warnings } from '../../support/console';
import { put } from '../../support/test-element';

const script = (json: string, name = 'things') =>
  `<script type="application/json" data-wb-${name}>${json}</script>`;

afterEach(() => {
  put('<i></i>');
  Reflect.deleteProperty(globalThis, 'wbThings');
});

describe('the data of a page', () => {
  it('is what its scripts of that name say, in document order', () => {
    put(`<div>${script('{"a":1}')}${script('2', 'others')}${script('[3]')}</div>`);
    expect(documentPage.data('things')).to.deep.equal([{ a: 1 }, [3]]);
    expect(documentPage.data('others')).to.deep.equal([2]);
    expect(documentPage.data('never')).to.deep.equal([]);
  });

  it('begins with the global of that name, when a script has set it', () => {
    put(script('1'));
    Object.assign(globalThis, { wbThings: { first: true } });
    expect(documentPage.data('things')).to.deep.equal([{ first: true }, 1]);
  });

  it('is not the node that a browser puts under that name because of its id', () => {
    put(`<p id="wbThings"></p>`);
    expect(documentPage.data('things')).to.deep.equal([]);
  });

  it('is the same list as long as it says the same, so that it is read once', () => {
    put(script('{"a":1}'));
    expect(documentPage.data('things')).to.equal(documentPage.data('things'));
  });

  it('is another list when a script comes or goes', () => {
    const host = put(`<div>${script('1')}</div>`);
    const before = documentPage.data('things');
    host.insertAdjacentHTML('beforeend', script('2'));
    expect(documentPage.data('things')).to.deep.equal([1, 2]);
    expect(before).to.deep.equal([1]);
  });

  it('leaves out what is not JSON, and says so once in three parts', () => {
    expectWarning(/data-wb-things/);
    put(`<div>${script('{oops')}${script('2')}</div>`);
    expect(documentPage.data('things')).to.deep.equal([2]);
    expect(documentPage.data('things')).to.deep.equal([2]);
    expect(warnings()).to.have.length(1);
    expect(warnings()[0]).to.match(
      /is not JSON \(.+\), so what it describes is missing from the page\. Write it with JSON\.stringify/,
    );
  });
});

describe('a node of the page as content', () => {
  it('tells its tag, text, attributes, children, and what it is within', () => {
    const host = put('<div><section title="t"><h3>One <b>two</b></h3></section></div>');
    const light = fromElement(host.firstElementChild!);
    expect([light.tag, light.text, light.attribute('title'), light.attribute('id')]).to.deep.equal([
      'section',
      'One two',
      't',
      null,
    ]);
    expect(light.children.map(({ tag }) => tag)).to.deep.equal(['h3']);
    expect([light.parent?.tag, light.parent?.node]).to.deep.equal(['div', host]);
    expect([light.within('div'), light.within('section'), light.within('h3')]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('has a space for a line break, and nothing that shows without script', () => {
    const host = put(
      '<div>Hauptstr. 5<br>Berlin<noscript><b>No script</b></noscript><i>!</i></div>',
    );
    const light = fromElement(host);
    expect(light.text).to.equal('Hauptstr. 5 Berlin!');
    expect(light.textWithout(['i', 'br'])).to.equal('Hauptstr. 5Berlin');
    expect(light.children.map(({ tag }) => tag)).to.deep.equal(['br', 'i']);
  });

  it('is within nothing right in a shadow root', () => {
    const root = put('<div></div>').attachShadow({ mode: 'open' });
    root.innerHTML = '<p></p>';
    expect(fromElement(root.firstElementChild!).within('form')).to.equal(false);
  });

  it('finds all elements of a tag, in document order', () => {
    put('<div><i id="a"></i><p><i id="b"></i></p></div>');
    expect(documentPage.all('i').map((it) => it.attribute('id'))).to.deep.equal(['a', 'b']);
  });

  it('finds all elements of several tags, in document order, and knows the ids', () => {
    put('<div><i id="a"></i><b id="b"></b><i id="c.d"></i><p id="e"></p></div>');
    const ids = documentPage.ofTags(['b', 'i']).map((it) => it.attribute('id'));
    expect(ids).to.deep.equal(['a', 'b', 'c.d']);
    expect([documentPage.hasId('c.d'), documentPage.hasId('d')]).to.deep.equal([true, false]);
  });

  it('finds those of a tag that have a value of an attribute, whatever the value is made of', () => {
    put('<i id="a" lang="&quot;]"></i><i id="b" lang="en"></i><i id="c"></i><b lang="en"></b>');
    const ids = (value: string) =>
      documentPage.all('i', 'lang', value).map((it) => it.attribute('id'));
    expect([ids('"]'), ids('en'), ids('de'), ids('')]).to.deep.equal([['a'], ['b'], [], []]);
  });
});
