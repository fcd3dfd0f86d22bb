import { expect } from '@open-wc/testing';
import { tellable } from './tellable';

describe('What a failed test has compared', () => {
  const compared = (actual: unknown, expected: unknown) =>
    tellable(Object.assign(new Error('They differ.'), { actual, expected }));

  it('is told as HTML where it is a node that refers to itself, as those that React draws', () => {
    const node = document.createElement('p');
    Object.assign(node, { drawnBy: { node } });
    expect(compared(node, null)).to.include({ actual: '<p></p>', expected: null });
  });

  it('is told as text where it is anything else that does', () => {
    const ring: { next?: object } = {};
    ring.next = ring;
    expect(compared('a', ring)).to.include({ actual: 'a', expected: '[object Object]' });
  });

  it('stays as it is where it can be told', () => {
    const list = [1, { a: 'b' }];
    expect(compared(list, 2)).to.include({ actual: list, expected: 2 });
    expect(tellable('no error')).to.equal('no error');
  });
});
