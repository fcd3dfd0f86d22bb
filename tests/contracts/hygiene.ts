import { expect } from '@open-wc/testing';
import type { Attribute } from '../../shared/element/attribute';
import { dashed } from '../../shared/element/parse';
import { registry } from '../../shared/element/registry';
import { misfit } from './kinds';
import type { Host, Listed } from './stage';

/** Tokens of the whole suite, which any element may read. */
const tokens = /^--wb-(color-[a-z-]+|space|radius|font)$/;
const sentence = /^['"A-Z0-9][^]*[.]$/;

/** What a contract says is well said, and true of the element's class and style sheet. */
export function describeHygiene({ contract, demo }: Listed): void {
  const { tag, attributes, events = {}, methods = {}, cssProperties = {} } = contract;
  const all = (specs: Record<string, Attribute<unknown>>, place: string) =>
    Object.entries(specs).map(([name, spec]) => ({ name: `${place} ${name}`, spec }));

  it('has names in the words of the suite', () => {
    expect(tag).to.match(/^wb-[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const name of Object.keys(events)) {
      expect(name.startsWith(`${tag}-`), `${name} begins with ${tag}-`).to.equal(true);
      expect(name).to.match(/^wb(-[a-z0-9]+)+$/);
    }
    for (const name of Object.keys(cssProperties)) {
      expect(name.startsWith(`--${tag}-`), `${name} begins with --${tag}-`).to.equal(true);
    }
    for (const name of [...Object.keys(contract.parts ?? {}), ...Object.keys(contract.slots ?? {})])
      expect(name).to.match(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
  });

  it('names no attribute or method as every HTML element has it already', () => {
    for (const name of [...Object.keys(attributes), ...Object.keys(methods)]) {
      expect(name).to.match(/^[a-z][a-zA-Z0-9]*$/);
      expect(name in HTMLElement.prototype, name).to.equal(false);
      expect(dashed(name)).not.to.match(/^(on|data-|aria-)/);
    }
  });

  it('says everything in whole sentences', () => {
    const docs: Record<string, string> = {
      summary: contract.summary,
      ...contract.slots,
      ...contract.parts,
      ...methods,
      ...cssProperties,
    };
    for (const { name, spec } of all(attributes, 'attribute')) docs[name] = spec.doc;
    for (const [name, { doc, detail = {} }] of Object.entries(events)) {
      docs[name] = doc;
      for (const field of all(detail, name)) docs[field.name] = field.spec.doc;
    }
    for (const [name, doc] of Object.entries(docs)) expect(doc, name).to.match(sentence);
    expect(contract.since).to.match(/^\d+\.\d+$/);
    expect(contract.spec).not.to.equal('');
  });

  it('says "About to" of the events that can be prevented, and of no others', () => {
    for (const [name, { doc, cancelable = false }] of Object.entries(events)) {
      expect(doc.startsWith('About to'), name).to.equal(cancelable);
    }
  });

  it('has defaults that fit, limits in order, and words that differ', () => {
    const details = Object.entries(events).flatMap(([name, { detail = {} }]) => all(detail, name));
    for (const { name, spec } of [...all(attributes, 'attribute'), ...details]) {
      expect(misfit(spec, spec.default), name).to.equal(undefined);
      expect(spec.min ?? -Infinity, name).to.be.below(spec.max ?? Infinity);
      expect(spec.unit, name).not.to.equal('');
      expect(new Set(spec.words).size, name).to.equal(spec.words?.length ?? 0);
    }
  });

  it('hears and holds only what it can', () => {
    for (const prop of Object.values(contract.hears ?? {}))
      expect(attributes).to.have.property(prop);
    for (const what of contract.holds ?? []) expect(['submit', 'naming']).to.include(what);
  });

  it('has every method it names, and may be called anywhere', () => {
    const host = document.createElement(tag) as Host;
    for (const name of Object.keys(methods))
      expect(() => (host[name] as () => void)()).not.to.throw();
  });

  it('reads exactly the CSS properties it names, and the tokens of the suite', () => {
    const { styles } = registry.get(tag)!;
    const read = new Set([...styles.matchAll(/var\(\s*(--wb-[\w-]+)/g)].map(([, name]) => name!));
    const own = [...read].filter((name) => !tokens.test(name));
    expect(own.toSorted()).to.deep.equal(Object.keys(cssProperties).toSorted());
  });

  it('has examples and states with names that tell them apart', () => {
    expect(demo.examples).not.to.deep.equal([]);
    const names = [...demo.examples, ...(demo.states ?? [])].map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);
    for (const { html } of demo.examples) expect(html).to.include(`<${tag}`);
    for (const { example } of demo.states ?? []) {
      if (example !== undefined) expect(demo.examples.map(({ name }) => name)).to.include(example);
    }
  });
}
