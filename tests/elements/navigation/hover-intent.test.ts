import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headsFor, intentOf } from '../../../elements/navigation/hover-intent';

describe('A mouse', () => {
  const cases: [sentence: string, over: string, opened: string, isHeading: boolean, ...string[]][] =
    [
      ['that rests on an item opens it, after a moment', 'shop', '', false, 'shop', '90'],
      ['that goes on to another item opens that one', 'about', 'shop', false, 'about', '90'],
      ['on its way to what is open may cross another item', 'about', 'shop', true, 'about', '350'],
      ['on what is open changes nothing', 'shop', 'shop', true, 'shop', '0'],
      ['that has left may come back within 150 ms', '', 'shop', false, '', '150'],
    ];
  for (const [sentence, over, opened, isHeading, shows, after] of cases) {
    it(sentence, () => {
      assert.deepEqual(intentOf(over || undefined, opened || undefined, isHeading), {
        shows: shows || undefined,
        after: Number(after),
      });
    });
  }
});

describe('A mouse is on its way to a panel', () => {
  const panel = { left: 100, right: 300, top: 50, bottom: 250 };
  const goes = (from: [number, number], to: [number, number]) =>
    headsFor({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }, panel);

  it('that hangs below, straight or aslant', () => {
    assert.equal(goes([150, 20], [150, 25]), true);
    assert.equal(goes([90, 20], [110, 25]), true);
  });

  it('that stands above', () => {
    assert.equal(goes([150, 280], [160, 270]), true);
  });

  it('but not along the menu, away from it, or past its corners', () => {
    assert.equal(goes([150, 20], [170, 20]), false);
    assert.equal(goes([150, 20], [150, 10]), false);
    assert.equal(goes([290, 20], [310, 25]), false);
    assert.equal(goes([110, 40], [95, 41]), false);
  });
});
