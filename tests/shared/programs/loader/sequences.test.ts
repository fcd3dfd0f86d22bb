import assert from 'node:assert/strict';
import type { EngineName } from '../../../support/browsers';
import { inChromium, inEveryEngine } from '../../../support/engines';
import { awake, click, publishedPage, settled, show, until } from '../../../support/page';
import { keyRows, mouseRows, pointRows } from './sequence-rows';
import type { Observed, Row } from './sequence-rows';
import { observeAll } from './sequences';
import type { Pointer } from './sequences';
import { REACT } from './widgets';

type Outcomes = Map<Row, Record<string, Partial<Observed>>>;

/** Says what was to be seen after each sequence, by when its code came; goes through them once an engine. */
function outcomesOf(
  rows: readonly Row[],
  arrivalsOf: (row: Row, engine: EngineName) => number[],
  pointer?: Pointer,
) {
  const arrivals = (row: Row, engine: EngineName) => [
    ...arrivalsOf(row, engine),
    ...(row.isAnswered ? [Infinity] : []),
  ];
  const visits = new Map<EngineName, Promise<Outcomes>>();
  async function observeIn(engine: EngineName) {
    const outcomes: Outcomes = new Map(rows.map((row) => [row, {}]));
    for (const arrival of new Set(rows.flatMap((row) => arrivals(row, engine)))) {
      const concerned = rows.filter((row) => arrivals(row, engine).includes(arrival));
      for (const [row, found] of await observeAll(engine, concerned, arrival, pointer))
        outcomes.get(row)![`code after step ${arrival}`] = found;
    }
    return outcomes;
  }
  return async (engine: EngineName, row: Row) => {
    if (!visits.has(engine)) visits.set(engine, observeIn(engine));
    const found = (await visits.get(engine)!).get(row)!;
    assert.deepEqual(found, Object.fromEntries(Object.keys(found).map((at) => [at, row.outcome])));
    assert.equal(Object.keys(found).length, arrivals(row, engine).length);
  };
}

/** In Firefox, which takes twice the time for each, only after the first and the last. */
const afterEach = ({ steps }: Row, engine: EngineName) =>
  engine === 'firefox' ? [...new Set([1, steps.length])] : steps.map((_, index) => index + 1);
const afterAll = ({ steps }: Row) => [steps.length];

inEveryEngine('a sequence of keys, its code after any of them:', (check) => {
  const expectRow = outcomesOf(keyRows, afterEach);
  for (const row of keyRows) check(row.title, ({ engine }) => expectRow(engine, row));
});

inEveryEngine('a sequence with the mouse, its code after any of the steps:', (check) => {
  const rows = [...pointRows, ...mouseRows];
  const expectRow = outcomesOf(rows, afterEach);
  for (const row of rows) check(row.title, ({ engine }) => expectRow(engine, row));
});

inChromium('a sequence with a finger, its code after all steps:', (check) => {
  const expectRow = outcomesOf(pointRows, afterAll, 'touch');
  for (const row of pointRows) check(row.title, ({ engine }) => expectRow(engine, row));
});

inEveryEngine('a link in an element that may answer it, the code late,', (check) => {
  const ACCOUNT = `<wb-customer><section data-wb-mode="login"><h2>Log in</h2>
<form action="/login" method="post"><button>Go</button></form>
<a id="to" href="/registration" data-wb-to="register">Register</a>
<a id="terms" href="/terms">Terms</a></section>
<section data-wb-mode="register"><h2>Register</h2>
<form action="/registration" method="post"><button>Go</button></form></section></wb-customer>`;

  check('waits for it where it switches the view', async ({ page, server }) => {
    const release = server.hold(REACT);
    await show(page, server, publishedPage(ACCOUNT));
    await click(page, '#to');
    await settled(page);
    assert.ok(page.url().endsWith('/page'));
    release();
    await awake(page, 'wb-customer');
    await until(page, 'registering is in view', () =>
      document.querySelector('[data-wb-mode=register]')!.checkVisibility(),
    );
    assert.ok(page.url().endsWith('/page'));
  });

  check('waits for it at a second click, too', async ({ page, server }) => {
    const release = server.hold(REACT);
    server.page('/registration', '<!doctype html><title>Registration</title>');
    await show(page, server, publishedPage(ACCOUNT));
    await click(page, '#to', { count: 2 });
    await settled(page);
    release();
    await awake(page, 'wb-customer');
    await until(page, 'registering is in view', () =>
      document.querySelector('[data-wb-mode=register]')!.checkVisibility(),
    );
    await settled(page);
    assert.ok(page.url().endsWith('/page'));
  });

  check('is followed in the end where it leads to another page', async ({ page, server }) => {
    const release = server.hold(REACT);
    server.page('/terms', '<!doctype html><title>Terms</title>');
    await show(page, server, publishedPage(ACCOUNT));
    await click(page, '#terms');
    release();
    await until(page, 'the terms are there', () => location.pathname === '/terms');
  });
});
