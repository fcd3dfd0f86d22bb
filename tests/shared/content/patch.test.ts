import { expect } from '@open-wc/testing';
import { type Patch, applyPatches } from '../../../shared/content/patch';
import { serialise } from '../../../shared/browser/html/serialise';
import { put } from '../../support/test-element';

const patchButton = (host: Element, patch: Patch) =>
  applyPatches(new Map([...host.querySelectorAll('button')].map((node) => [node, patch])));

describe('a node of the author’s content', () => {
  const source = '<button class="mine" title="old">Add <b>now</b></button>';

  it('gets the attributes it must have, and loses those it must not have', () => {
    const host = put(`<div>${source}</div>`);
    patchButton(host, { attributes: { disabled: true, title: 'new', class: false, 'aria-x': '' } });
    const button = host.querySelector('button')!;
    const values = ['title', 'disabled', 'class', 'aria-x'].map((it) => button.getAttribute(it));
    expect(values).to.deep.equal(['new', '', null, '']);
    const own = serialise(host);
    for (const it of ['<button', ' class="mine"', ' title="old"']) expect(own).to.include(it);
    expect(own).to.have.length(`<div>${source}</div>`.length);
  });

  it('is covered by a text: its content is hidden, whole, behind it', () => {
    const host = put(`<div>${source}</div>`);
    patchButton(host, { cover: 'Sold Out! <i>' });
    const button = host.querySelector('button')!;
    expect(button.innerText).to.equal('Sold Out! <i>');
    expect(button.querySelector('b')!.checkVisibility()).to.equal(false);
    expect(host.querySelector('i')).to.equal(null);
  });

  it('is covered by another text: the text changes, the content is hidden once', () => {
    const host = put(`<div>${source}</div>`);
    patchButton(host, { cover: 'Sold Out!' });
    patchButton(host, { cover: 'Gone' });
    expect(host.querySelector('button')!.innerText).to.equal('Gone');
    expect(host.querySelectorAll('[data-wb-content]')).to.have.length(1);
  });

  it('is uncovered again: every byte is as the author wrote it, with the same nodes', () => {
    const host = put(`<div>${source}</div>`);
    const bold = host.querySelector('b');
    patchButton(host, { cover: 'Sold Out!', attributes: { disabled: true } });
    patchButton(host, { cover: null, attributes: { disabled: false } });
    expect(host.innerHTML).to.equal(source);
    expect(host.querySelector('b')).to.equal(bold);
  });

  it('is left alone when nothing is asked of it', () => {
    const host = put(`<div>${source}</div>`);
    patchButton(host, {});
    patchButton(host, { cover: null });
    expect(host.innerHTML).to.equal(source);
  });

  it('is not touched when it is as it must be already', () => {
    const host = put(`<div>${source}</div>`);
    const wanted = { cover: 'Sold Out!', attributes: { disabled: true, title: 'new', x: false } };
    patchButton(host, wanted);
    const changes = new MutationObserver(() => undefined);
    changes.observe(host, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    patchButton(host, wanted);
    expect(
      changes.takeRecords().map(({ type, attributeName }) => [type, attributeName]),
    ).to.deep.equal([]);
  });
});
