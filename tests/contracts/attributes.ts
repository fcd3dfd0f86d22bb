import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { dashed } from '../../shared/contract/parse';
import { warnings } from '../support/console';
import { atRest } from '../support/rest';
import { anyText, anyValue, misfit, runs } from './kinds';
import { claim, type Host, type Listed, settled, showFirst } from './stage';

/** Each attribute by HTML, by property and by removal, whatever it is given. */
export function describeAttributes({ contract, demo }: Listed): void {
  const { tag, attributes } = contract;
  const [example] = demo.examples;

  for (const [prop, spec] of Object.entries(attributes)) {
    const name = dashed(prop);

    /** Gives one value after the other; after each the element stands, and has warned once at most. */
    const give = async <T>(values: fc.Arbitrary<T>, set: (host: Host, value: T) => void) => {
      const host = showFirst(example!, tag);
      await settled();
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          const before = warnings().length;
          set(host, value);
          expect(misfit(spec, host[prop]), 'the property').to.equal(undefined);
          if (spec.kind !== 'json') {
            expect((host.cloneNode() as Host)[prop], 'its attribute').to.deep.equal(host[prop]);
          }
          await atRest();
          const printed = warnings().slice(before);
          expect(printed.length, `one warning at most, not: ${printed.join(' | ')}`).to.be.below(2);
        }),
        runs,
      );
      await settled();
      expectUnharmed(host);
      claim(tag, example!.warns);
      // What comes from whatever address is no list of anything.
      if (spec.feed) claim(tag, 'The data at ');
      return host;
    };

    it(`${name} takes any text in HTML; the value always fits, and is the default when removed`, async () => {
      const host = await give(anyText, (it, value) => it.setAttribute(name, value));
      host.removeAttribute(name);
      if (spec.spelling) host.removeAttribute(spec.spelling);
      expect(host[prop]).to.deep.equal(spec.default);
      await settled();
      claim(tag, example!.warns);
      if (spec.feed) claim(tag, 'The data at ');
    });

    it(`${name} takes any value as a property, and stands for its attribute`, async () => {
      const host = await give(anyValue, (it, value) => (it[prop] = value));
      host.removeAttribute(name);
      if (spec.kind !== 'json') expect(host[prop]).to.deep.equal(spec.default);
      await settled();
      claim(tag, example!.warns);
    });

    it(`${name} has its default on an element that was never in a page, and mounts nothing there`, () => {
      const host = document.createElement(tag) as Host;
      expect(host[prop]).to.deep.equal(spec.default);
      host.setAttribute(name, 'wrong');
      expect(misfit(spec, host[prop])).to.equal(undefined);
      host.removeAttribute(name);
      expect(host[prop]).to.deep.equal(spec.default);
      expect(host.shadowRoot).to.equal(null);
    });
  }
}

/** A script's own word for where something is and how it looks at the moment: numbers and keywords, no text. */
const WHERE = /^([a-z-]+: ?([a-z][a-zXY\d]*\(-?[-\d., px]*\)|[\d.]+%?|[a-z]+); ?)*$/;

/** A frame is of another site, and may do what its element lets it do alone. */
function expectHeld(frame: HTMLIFrameElement) {
  expect(frame.src).to.match(/^https:/);
  expect(new URL(frame.src).host).not.to.equal(location.host);
  expect(frame.sandbox.length).to.be.above(0);
  expect(frame.sandbox.value).not.to.match(/allow-top-navigation|allow-modals/);
}

/** No text of an attribute has become script, or anything that could run one. */
function expectUnharmed(host: Host) {
  expect(globalThis).not.to.have.property('wbRan');
  expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined);
  for (const root of [host, host.shadowRoot!]) {
    for (const node of root.querySelectorAll('*')) {
      // Data of the author's is no script.
      if (!node.matches('script[type="application/json"]'))
        expect(node.localName).not.to.match(/^(script|object|embed)$/);
      if (node instanceof HTMLIFrameElement) expectHeld(node);
      for (const { name, value } of node.attributes) {
        expect(name).not.to.match(/^(on|srcdoc)/);
        if (name === 'style') expect(value).to.match(WHERE);
        if (/^(href|src|action|formaction)$/.test(name)) {
          // A file for calendars is downloaded, and runs nowhere.
          expect(value.replace(/[\0- ]/g, '')).not.to.match(
            /^(javascript|data(?!:text\/calendar;)|vbscript):/i,
          );
        }
      }
    }
  }
  expect(host.shadowRoot!.querySelector('[data-wb-root]')!.childNodes.length).to.be.above(0);
}
