import { expect } from '@open-wc/testing';
import { writeAttribute } from '../../../../shared/browser/html/authored';
import { serialise } from '../../../../shared/browser/html/serialise';
import { setFieldError } from '../../../../shared/browser/fields/field-error';
import { drawInto } from '../../../../shared/content/markup';
import { applyPatches } from '../../../../shared/content/patch';
import { put } from '../../../support/test-element';

const SOURCE = '<div><p title="a &quot;b&quot; $&amp;">One <b>two</b></p><input name="n"></div>';

describe('an element as HTML of its author', () => {
  it('has the attributes that the suite has added, changed and removed as they were written', () => {
    const host = put(SOURCE);
    const text = host.querySelector('p')!;
    writeAttribute(text, 'title', 'new');
    writeAttribute(text, 'title', 'newer');
    writeAttribute(host.querySelector('input')!, 'name', null);
    writeAttribute(text, 'tabindex', '-1');
    expect(text.title).to.equal('newer');
    expect(serialise(host)).to.equal(SOURCE);
  });

  it('has no trace of an attribute that was added and is gone', () => {
    const host = put(SOURCE);
    writeAttribute(host, 'aria-invalid', 'true');
    writeAttribute(host, 'aria-invalid', null);
    expect(host.outerHTML).to.equal(SOURCE);
  });

  it('has none of the nodes and states of the suite, and content that was covered', () => {
    const host = put(SOURCE);
    drawInto(host, [{ tag: 'input', attributes: { slot: 'field' } }]);
    applyPatches(new Map([[host.querySelector('p')!, { cover: 'Sold out' }]]));
    setFieldError([host.querySelector<HTMLInputElement>('[name=n]')!], 'Fill it in');
    host.setAttribute('data-wb-state', 'playing');
    expect(host.textContent).to.include('Fill it in');
    expect(serialise(host)).to.equal(SOURCE);
  });

  it('has no script that content of visitors claims to be what the suite has kept', () => {
    const source =
      '<div><p data-wb-was-title="&gt;&lt;img src=x onerror=y&gt;" data-wb-was-onclick="=x()">b</p></div>';
    const host = put(source);
    expect(host.outerHTML).to.equal(serialise(host));
    expect(serialise(host)).not.to.include('<img');
  });

  it('has what scripts and visitors have changed', () => {
    const host = put<HTMLDetailsElement>('<details><summary data-wb-close>A</summary></details>');
    host.open = true;
    host.firstElementChild!.append('B');
    host.lang = 'de';
    expect(serialise(host)).to.equal(
      '<details open="" lang="de"><summary data-wb-close="">AB</summary></details>',
    );
  });

  it('leaves the page alone: no copy of it is alive', () => {
    let made = 0;
    class Counted extends HTMLElement {
      constructor() {
        super();
        made += 1;
      }
    }
    customElements.define('test-counted', Counted);
    const host = put('<div><test-counted></test-counted></div>');
    const before = host.outerHTML;
    expect(serialise(host)).to.equal(before);
    expect(made).to.equal(1);
    expect(host.outerHTML).to.equal(before);
  });
});
