import { expect } from '@open-wc/testing';
import { define } from '../support/test-element';
import { dataScripts } from '../../demo/gallery/demo';
import { claim, type Host, type Listed, settled, showFirst, theStage } from './stage';

/** An element comes into being however it gets into a page. */
export function describeUpgrading({ contract, demo }: Listed): void {
  const { tag, attributes } = contract;
  const [example] = demo.examples;

  it('registers its tag once; a second copy of the library does no harm', async () => {
    const before = customElements.get(tag);
    expect(before).to.be.a('function');
    define(() => null, {}, tag);
    expect(customElements.get(tag)).to.equal(before);
  });

  it('upgrades what was in the page before, with the properties it had', async () => {
    const inert = document.implementation.createHTMLDocument();
    inert.body.innerHTML = `<div>${dataScripts(example!)}${example!.html}</div>`;
    const host = inert.querySelector<Host>(tag)!;
    expect(host).not.to.be.instanceOf(customElements.get(tag)!);
    for (const [prop, spec] of Object.entries(attributes)) host[prop] = spec.default;
    theStage.replaceChildren(inert.body.firstElementChild!);
    expect(host).to.be.instanceOf(customElements.get(tag)!);
    expect(host.shadowRoot!.querySelector('[data-wb-root]')).not.to.equal(null);
    for (const [prop, spec] of Object.entries(attributes)) {
      expect(Object.hasOwn(host, prop), prop).to.equal(false);
      expect(host[prop], prop).to.deep.equal(spec.default);
    }
    await settled();
    claim(tag, example!.warns);
  });

  it('may be copied, taken out and put back', async () => {
    const host = showFirst(example!, tag);
    await settled();
    const copy = host.cloneNode(true) as Host;
    host.after(copy);
    await settled();
    expect(copy.shadowRoot!.querySelector('[data-wb-root]')!.childElementCount).to.be.above(0);
    host.remove();
    await settled();
    copy.after(host);
    await settled();
    expect(host.shadowRoot!.querySelector('[data-wb-root]')!.childElementCount).to.be.above(0);
    claim(tag, example!.warns);
  });
}
