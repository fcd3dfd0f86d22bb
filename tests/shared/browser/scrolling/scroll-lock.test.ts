import { expect } from '@open-wc/testing';
import { lockScroll } from '../../../../shared/browser/scrolling/scroll-lock';

const root = document.documentElement;
const overflow = () => getComputedStyle(root).overflowY;

describe('The scroll lock', () => {
  let tall: HTMLElement;
  beforeEach(() => {
    tall = document.createElement('div');
    tall.style.blockSize = '5000px';
    document.body.append(tall);
    scrollTo(0, 900);
  });
  afterEach(() => {
    tall.remove();
    scrollTo(0, 0);
  });

  for (const pinned of [false, true]) {
    it(`holds until it was released as often as it was locked${pinned ? ', where overflow is not heeded' : ''}`, () => {
      const held = () =>
        pinned ? getComputedStyle(document.body).position === 'fixed' : overflow() === 'hidden';
      const first = lockScroll(pinned);
      const second = lockScroll(pinned);
      first();
      first();
      expect(held()).to.equal(true);
      second();
      expect(held()).to.equal(false);
      expect(scrollY).to.equal(900);
    });

    it(`moves nothing, and leaves no style behind${pinned ? ', where overflow is not heeded' : ''}`, () => {
      const place = () => {
        const { top, left, width } = tall.getBoundingClientRect();
        return { top, left, width };
      };
      const before = place();
      const release = lockScroll(pinned);
      expect(place()).to.deep.equal(before);
      release();
      expect(place()).to.deep.equal(before);
      expect([root, document.body].map((it) => it.getAttribute('style'))).to.deep.equal([
        null,
        null,
      ]);
    });
  }
});
