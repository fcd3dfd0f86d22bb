import { expect } from '@open-wc/testing';
import type * as visits from '../../../shared/visitor/visit';

const NOW = Date.UTC(2025, 0, 15, 12);
const HOUR = 3_600_000;
const KEY = 'wb-visit';

const tabs: HTMLIFrameElement[] = [];

/** A page of the site: a window of its own, with the storage that all pages share. */
async function openPage(prepare: (page: Window & typeof globalThis) => void = () => undefined) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  tabs.push(frame);
  const page = frame.contentWindow as Window & typeof globalThis;
  prepare(page);
  const address = new URL('/shared/visitor/visit.ts', location.href).href;
  const load = (query = '') =>
    page.Function(`return import('${address}${query}')`)() as Promise<typeof visits>;
  return { ...(await load()), secondCopy: () => load('?second') };
}

const block = (page: Window) =>
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new DOMException('planted', 'SecurityError');
    },
  });

const fill = (page: Window & typeof globalThis) => {
  page.Storage.prototype.setItem = () => {
    throw new DOMException('planted', 'QuotaExceededError');
  };
};

beforeEach(() => localStorage.removeItem(KEY));
afterEach(() => {
  for (const frame of tabs.splice(0)) frame.remove();
  localStorage.removeItem(KEY);
});

describe('A visit', () => {
  it('is counted once a page, and then stands as it was', async () => {
    const { readVisit, secondCopy } = await openPage();
    const visit = readVisit(NOW);
    expect(visit).to.deep.equal({
      views: 1,
      viewsInSession: 1,
      sessions: 1,
      firstVisit: NOW,
      lastVisit: null,
      popupsShownEver: [],
      popupsShownInSession: [],
    });
    expect(readVisit(NOW + 9 * HOUR)).to.deep.equal(visit);
    expect((await secondCopy()).readVisit(NOW + HOUR)).to.deep.equal(visit);
  });

  it('counts this view, and compares with the visit before it', async () => {
    (await openPage()).readVisit(NOW);
    (await openPage()).readVisit(NOW + HOUR);
    const { views, viewsInSession, sessions, firstVisit, lastVisit } = (await openPage()).readVisit(
      NOW + 8 * HOUR,
    );
    expect({ views, viewsInSession, sessions, firstVisit, lastVisit }).to.deep.equal({
      views: 3,
      viewsInSession: 1,
      sessions: 2,
      firstVisit: NOW,
      lastVisit: NOW + HOUR,
    });
  });

  it('on a clock set back has no last visit in the future', async () => {
    (await openPage()).readVisit(NOW);
    expect((await openPage()).readVisit(NOW - HOUR).lastVisit).to.equal(NOW - HOUR);
  });

  it('counts by the clock of the visitor unless told', async () => {
    const before = Date.now();
    const { firstVisit } = (await openPage()).readVisit();
    expect(firstVisit).to.be.within(before, Date.now());
  });
});

describe('Popups that were shown', () => {
  it('are known to this page at once and to the next one, and leave the session with it', async () => {
    const first = await openPage();
    first.readVisit(NOW);
    first.markPopupShown('sale', NOW);
    expect(first.readVisit(NOW).popupsShownInSession).to.deep.equal(['sale']);
    const next = (await openPage()).readVisit(NOW + 7 * HOUR);
    expect(next.popupsShownEver).to.deep.equal(['sale']);
    expect(next.popupsShownInSession).to.deep.equal([]);
  });

  it('count the view of a page that has not been counted', async () => {
    (await openPage()).markPopupShown('sale', NOW);
    expect((await openPage()).readVisit(NOW + 1).views).to.equal(2);
  });
});

describe('Two tabs', () => {
  it('lose nothing that the other has written', async () => {
    const [one, other] = [await openPage(), await openPage()];
    one.readVisit(NOW);
    other.readVisit(NOW + 1);
    one.markPopupShown('first', NOW + 2);
    other.markPopupShown('second', NOW + 3);
    for (const { readVisit } of [one, other])
      expect(readVisit().popupsShownEver).to.deep.equal(['first', 'second']);
    const third = (await openPage()).readVisit(NOW + 4);
    expect(third.views).to.equal(3);
    expect(third.popupsShownInSession).to.deep.equal(['first', 'second']);
  });

  it('keep each the counts that stood when it was counted', async () => {
    const one = await openPage();
    one.readVisit(NOW);
    (await openPage()).readVisit(NOW + 1);
    expect(one.readVisit(NOW + 2).views).to.equal(1);
  });
});

describe('Storage', () => {
  for (const [what, prepare] of [
    ['blocked', block],
    ['full', fill],
  ] as const) {
    it(`that is ${what} is replaced by the page's own memory, also for a second copy`, async () => {
      const { readVisit, markPopupShown, secondCopy } = await openPage(prepare);
      expect(readVisit(NOW).views).to.equal(1);
      markPopupShown('sale', NOW);
      const copy = await secondCopy();
      expect(copy.readVisit(NOW).popupsShownInSession).to.deep.equal(['sale']);
      expect(localStorage.getItem(KEY)).to.equal(null);
    });
  }

  it('that is full still gives what it holds', async () => {
    (await openPage()).readVisit(NOW);
    expect((await openPage(fill)).readVisit(NOW + 1).views).to.equal(2);
    expect((await openPage()).readVisit(NOW + 2).views).to.equal(2);
  });

  it('that has room again takes what was kept meanwhile', async () => {
    let native: Storage['setItem'];
    let page: (Window & typeof globalThis) | undefined;
    const { readVisit, markPopupShown } = await openPage((it) => {
      page = it;
      native = it.Storage.prototype.setItem;
      fill(it);
    });
    readVisit(NOW);
    page!.Storage.prototype.setItem = native!;
    markPopupShown('sale', NOW);
    expect((await openPage()).readVisit(NOW + 1).popupsShownEver).to.deep.equal(['sale']);
  });

  for (const text of ['', '{', 'null', '[]', '{"views":"many"}', '{"__proto__":{"views":9}}']) {
    it(`that holds ${text || 'an empty text'} begins again, without an error`, async () => {
      localStorage.setItem(KEY, text);
      const { views, sessions, lastVisit } = (await openPage()).readVisit(NOW);
      expect({ views, sessions, lastVisit }).to.deep.equal({
        views: 1,
        sessions: 1,
        lastVisit: null,
      });
      expect((await openPage()).readVisit(NOW + 1).views).to.equal(2);
    });
  }

  it('that is emptied while the page is open leaves it what it knew', async () => {
    const { readVisit, markPopupShown } = await openPage();
    readVisit(NOW);
    markPopupShown('sale', NOW);
    localStorage.clear();
    expect(readVisit(NOW).popupsShownEver).to.deep.equal(['sale']);
    markPopupShown('news', NOW);
    expect((await openPage()).readVisit(NOW + 1).popupsShownEver).to.deep.equal(['sale', 'news']);
  });
});
