import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Known, restOf, turnOf } from '../../../elements/motion/entrance/turn';

const known: Known = { isFirst: false, isKept: false, isInView: true, count: 0 };
const first = { ...known, isFirst: true };
const outOfView = { ...known, isInView: false };
const fadeIn = { animation: 'fadeIn', repeat: 1 } as const;
const shake = { animation: 'shake', repeat: 1 } as const;
const always = { animation: 'fadeIn', repeat: 0 } as const;

describe('Content that comes into view', () => {
  it('comes in', () => assert.equal(turnOf(known, fadeIn, false), 'start'));
  it('goes on while it moves', () => assert.equal(turnOf(known, fadeIn, true), undefined));
  it('out of view does nothing', () => assert.equal(turnOf(outOfView, fadeIn, false), undefined));
  it('that the visitor sees already counts as come in', () =>
    assert.equal(turnOf(first, fadeIn, false), 'count'));
  it('that the visitor sees already moves where that takes nothing away', () =>
    assert.equal(turnOf(first, shake, false), 'start'));
  it('that was kept from view comes in at the start', () =>
    assert.equal(turnOf({ ...first, isKept: true }, fadeIn, false), 'start'));
  it('has come in often enough', () =>
    assert.equal(turnOf({ ...known, count: 1 }, fadeIn, false), undefined));
  it('comes in each time where it has no limit', () =>
    assert.equal(turnOf({ ...known, count: 99 }, always, false), 'start'));
});

describe('Content between two times', () => {
  it('waits out of view', () => assert.equal(restOf(outOfView, fadeIn), 'waiting'));
  it('stays in view', () => assert.equal(restOf(known, fadeIn), undefined));
  it('stays where its motion takes nothing away', () =>
    assert.equal(restOf(outOfView, shake), undefined));
  it('has come in for good', () =>
    assert.equal(restOf({ ...outOfView, count: 1 }, fadeIn), 'over'));
});
