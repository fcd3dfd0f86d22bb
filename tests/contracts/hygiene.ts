import { expect } from '@open-wc/testing';
import { registry } from '../../shared/element/registry';
import { LOOKS } from '../../shared/styles/looks/looks';
import tokenSheet from '../../shared/styles/tokens.css';
import type { Host, Listed } from './stage';

/** Tokens of the whole suite, which any element may read. */
const tokens = new Set(tokenSheet.match(/--wb-[\w-]+(?=:)/g));

/** A contract is true of the element's class and style sheet; what is in it the build has checked. */
export function describeHygiene({ contract, demo }: Listed): void {
  const { tag, methods = {}, cssProperties = {} } = contract;

  it('has every method it names, and may be called anywhere', () => {
    const host = document.createElement(tag) as Host;
    for (const name of Object.keys(methods))
      expect(() => (host[name] as () => void)()).not.to.throw();
  });

  it('reads exactly the CSS properties it names, and the tokens of the suite', () => {
    const { styles, pageStyles = '' } = registry.get(tag)!;
    const read = new Set(
      [...`${styles}${pageStyles}`.matchAll(/var\(\s*(--wb-[\w-]+)/g)].map(([, name]) => name!),
    );
    const own = [...read].filter((name) => !tokens.has(name));
    expect(own.toSorted()).to.deep.equal(Object.keys(cssProperties).toSorted());
  });

  it('is named by just those sheets for author content that it asks for', () => {
    const { looks = [] } = registry.get(tag)!;
    const naming = Object.entries(LOOKS).filter(([, css]) => {
      const hosts = [...css.matchAll(/[{}]:where\(([^()]*)\) /g)].map(([, list]) =>
        list!.split(','),
      );
      return hosts.some((tags) => tags.includes(tag));
    });
    expect(naming.map(([name]) => name)).to.deep.equal([...looks]);
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
