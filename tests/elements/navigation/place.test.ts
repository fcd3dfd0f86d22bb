import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { EDGE, placeOf } from '../../../elements/navigation/place';

const window = { width: 1000, height: 600 };
const anchorAt = (left: number, top = 10) => ({ left, right: left + 100, top, bottom: top + 40 });
const small = { width: 200, height: 300 };

describe('A panel', () => {
  it('begins below what it belongs to, where that begins', () => {
    assert.deepEqual(placeOf(anchorAt(300), small, window, false), {
      left: 300,
      top: 50,
      maxHeight: 540,
    });
  });

  it('begins at its right, right to left', () => {
    assert.equal(placeOf(anchorAt(300), small, window, true).left, 200);
  });

  it('stays inside the window at either side', () => {
    assert.equal(placeOf(anchorAt(950), small, window, false).left, 790);
    assert.equal(placeOf(anchorAt(0), small, window, true).left, EDGE);
  });

  it('stands above where there is more room', () => {
    assert.equal(placeOf(anchorAt(300, 500), small, window, false).top, 200);
  });

  it('that is higher than the window is 20 px less than that at most', () => {
    const high = { width: 200, height: 2000 };
    assert.equal(placeOf(anchorAt(300, -40), high, window, false).maxHeight, 580);
    assert.equal(placeOf(anchorAt(300), high, window, false).maxHeight, 540);
  });

  it('as wide as the window fills it', () => {
    assert.equal(placeOf(anchorAt(300), { width: 1000, height: 9 }, window, false).left, 0);
  });

  it('is never outside the window, wherever its anchor shows', () => {
    const sizes = fc.record({ width: fc.nat(1000), height: fc.nat(3000) });
    fc.assert(
      fc.property(fc.nat(900), fc.nat(560), sizes, fc.boolean(), (left, top, size, isRtl) => {
        const place = placeOf(anchorAt(left, top), size, window, isRtl);
        const bottom = place.top + Math.min(size.height, place.maxHeight);
        assert.ok(place.left >= 0 && place.left + size.width <= window.width);
        assert.ok(place.top >= 0 && bottom <= window.height);
      }),
    );
  });
});
