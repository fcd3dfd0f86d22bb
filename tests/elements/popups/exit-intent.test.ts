import { expect } from '@open-wc/testing';
import { startActivity } from '../../../elements/popups/activity';
import { observeActivity } from '../../../elements/popups/observe-activity';
import { lockScroll } from '../../../shared/browser/scrolling/scroll-lock';

const WANTED = {
  clicks: false,
  exit: true,
  scroll: true,
  targets: [],
  seconds: [],
  idleSeconds: [],
};
const frames = async () => {
  for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
};

let state: DocumentVisibilityState;
let happened: string[];
let stop: () => void;
/** The page is shown, or hidden, as by turning to another tab. */
const turn = (to: DocumentVisibilityState) => {
  state = to;
  document.dispatchEvent(new Event('visibilitychange'));
};
const begin = () => {
  happened = [];
  stop = observeActivity(
    startActivity(),
    WANTED,
    (what) => void happened.push(what),
    () => {},
  );
};
const exits = () => happened.filter((it) => it === 'exit').length;

describe('Exit intent without a mouse', () => {
  const { matchMedia } = window;
  before(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('coarse') });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  });
  after(() => {
    window.matchMedia = matchMedia;
    Reflect.deleteProperty(document, 'visibilityState');
  });
  beforeEach(() => void (state = 'visible'));
  afterEach(() => stop());

  it('is a return to the page', () => {
    begin();
    turn('hidden');
    expect(exits()).to.equal(0);
    turn('visible');
    expect(exits()).to.equal(1);
  });

  it('is no first look at a page that was opened in another tab', () => {
    state = 'hidden';
    begin();
    turn('visible');
    expect(exits()).to.equal(0);
    turn('hidden');
    turn('visible');
    expect(exits()).to.equal(1);
  });

  it('is scrolling up by half a window, and not what a page does that is kept from scrolling', async () => {
    const tall = document.createElement('div');
    tall.style.blockSize = '5000px';
    document.body.append(tall);
    scrollTo(0, 2000);
    await frames();
    begin();
    // As on iPhones, where the body is fixed.
    const release = lockScroll(true);
    await frames();
    release();
    await frames();
    expect(happened.filter((it) => it !== 'scroll-down')).to.deep.equal([]);
    scrollTo(0, 2000 - innerHeight);
    await frames();
    expect(exits()).to.equal(1);
    tall.remove();
  });
});
