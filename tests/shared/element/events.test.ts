import { expect } from '@open-wc/testing';
import { text } from '../../../shared/contract/attribute';
import { event, method } from '../../../shared/contract/contract';
import { define, defineRecorder, put, until } from '../../support/test-element';
import { useMethods } from '../../../shared/element/methods';

const events = {
  'wb-test-open': event('About to open.', { cancelable: true }),
  'wb-test-opened': event('Has opened.'),
};

describe('an event of an element', () => {
  it('bubbles through the page, out of every shadow root, from the element itself', () => {
    const it = defineRecorder({ events });
    const outer = put('<div></div>');
    const host = document.createElement(it.tag);
    outer.attachShadow({ mode: 'open' }).append(host);
    const heard: [unknown, unknown][] = [];
    document.body.addEventListener(
      'wb-test-opened',
      (heardEvent) =>
        heard.push([heardEvent.composedPath()[0], (heardEvent as CustomEvent).detail]),
      { once: true },
    );
    it.given.emit('wb-test-opened', { value: 3 } as never);
    expect(heard).to.deep.equal([[host, { value: 3 }]]);
  });

  it('says false when a listener prevents what it is about, else true', () => {
    const it = defineRecorder({ events });
    const host = put(`<${it.tag}></${it.tag}>`);
    expect(it.given.emit('wb-test-open')).to.equal(true);
    host.addEventListener('wb-test-open', (heard) => heard.preventDefault());
    expect(it.given.emit('wb-test-open')).to.equal(false);
  });

  it('cannot be prevented when it only tells what has happened', () => {
    const it = defineRecorder({ events });
    const host = put(`<${it.tag}></${it.tag}>`);
    host.addEventListener('wb-test-opened', (heard) => heard.preventDefault());
    expect(it.given.emit('wb-test-opened')).to.equal(true);
  });

  it('carries null when there is nothing to carry', () => {
    const it = defineRecorder({ events });
    const host = put(`<${it.tag}></${it.tag}>`);
    let detail: unknown = 'none';
    host.addEventListener('wb-test-open', (heard) => (detail = (heard as CustomEvent).detail));
    it.given.emit('wb-test-open');
    expect(detail).to.equal(null);
  });

  it('is fired through the same function in every drawing, so that effects need not run again', async () => {
    const it = defineRecorder({ events, attributes: { label: text('', 'A text.') } });
    const host = put(`<${it.tag}></${it.tag}>`);
    const { emit } = it.given;
    host.setAttribute('label', 'x');
    await until(() => it.given.label === 'x');
    expect(it.given.emit).to.equal(emit);
  });
});

describe('a method of an element', () => {
  const methods = { go: method('Goes.'), stay: method('Stays.') };

  it('is answered by the component as it is drawn now', async () => {
    const calls: string[] = [];
    const tag = define(
      ({ host }) => {
        useMethods(host, { go: () => calls.push(`go ${host.id}`) });
        return null;
      },
      { methods },
    );
    const host = put(`<${tag} id="a"></${tag}>`);
    (host.go as () => void)();
    expect(calls).to.deep.equal(['go a']);
  });

  it('does nothing when the component does not answer it', () => {
    const tag = define(() => null, { methods });
    const host = put(`<${tag}></${tag}>`);
    expect(() => (host.stay as () => void)()).to.not.throw();
  });

  it('cannot be overwritten by mistake', () => {
    const tag = define(() => null, { methods });
    const host = put(`<${tag}></${tag}>`);
    expect(() => (host.go = 1)).to.throw(TypeError);
  });

  it('wakes a sleeping element and is answered at once', async () => {
    const LOADER = Symbol.for('wb.loader');
    Object.assign(globalThis, { [LOADER]: true });
    let calls = 0;
    const tag = define(
      ({ host }) => {
        useMethods(host, { go: () => void (calls += 1) });
        return null;
      },
      { methods },
    );
    const host = put(`<${tag}></${tag}>`);
    expect(host.shadowRoot).to.equal(null);
    (host.go as () => void)();
    Reflect.deleteProperty(globalThis, LOADER);
    expect(calls).to.equal(1);
  });
});
