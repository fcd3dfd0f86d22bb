import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { awake, click, eventually, goBack, idle, isAwake, until } from '../support/page';
import { atTheShop } from './at-the-shop';
import { isDefined, wasQuiet } from './outcome';
import { arrived, leadsOn } from './product-page';
import { chunks } from './shop';
import { hasFocus, tabTo } from './tab-to';

/** The titles in view of an element that lists items, its own or drawn ones. */
const titles = (page: Page, host: string): Promise<string[]> =>
  page.evaluate((host) => {
    const it = document.querySelector(host)!;
    const found = [
      ...it.querySelectorAll('article :is(h2, h3)'),
      ...it.shadowRoot!.querySelectorAll('.title'),
    ];
    return found
      .filter((title) => title.checkVisibility())
      .map((title) => title.textContent!.trim());
  }, host);

const untilTitles = (page: Page, host: string, wanted: string[]) => {
  let now: string[] = [];
  return eventually(
    () => `${host} shows ${wanted.join(' | ')}, not ${now.join(' | ')}`,
    async () => (now = await titles(page, host)).join() === wanted.join(),
  );
};

/** Presses Tab until the focus is on what matches, in the element's own tree. */
async function tabInside(page: Page, host: string, selector: string) {
  await tabTo(page, host);
  const isThere = (it: Element, selector: string) =>
    it.shadowRoot?.activeElement?.matches(selector) ?? false;
  for (let presses = 0; !(await page.$eval(host, isThere, selector)); presses += 1) {
    assert.ok(presses < 20, `Tab does not lead to ${selector} in ${host}`);
    await page.keyboard.press('Tab');
  }
}

/** Chooses a word of a dropdown in an element as a visitor does, with the list closed. */
const chooseWord = async (page: Page, path: string, word: string) => {
  const [host = '', field = ''] = path.split(' >> ');
  const select = await page.evaluateHandle(
    (host, field) => {
      const it = document.querySelector(host)!;
      return (it.querySelector(field) ?? it.shadowRoot!.querySelector(field)) as HTMLSelectElement;
    },
    host,
    field,
  );
  await select.asElement()!.focus();
  await page.keyboard.type(word);
};

/** To where the link of an event to its file leads. */
const fileOf = (page: Page) =>
  page.$eval('wb-event-detail', (it) =>
    it.shadowRoot!.querySelector('[part~=file]')!.getAttribute('href'),
  );

const address = (page: Page) => page.evaluate(() => location.pathname + location.search);

atTheShop('Groups that the server filters', (check) => {
  check('are filtered by a choice made before the code is there', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await page.goto(`${shop.origin}/church/groups`);
    await chooseWord(page, 'wb-group-layout >> [name=category]', 'Outdoors');
    assert.equal(await isDefined(page, 'wb-group-layout'), false);
    await leadsOn(page, async () => release());
    assert.equal(await address(page), '/church/groups?category=Outdoors&day=&search=');
    await untilTitles(page, 'wb-group-layout', ['Garden', 'Walkers, who pray on the way']);
    await wasQuiet(page);
  });

  check('keep what is only typed before the code is there', async ({ page, shop }) => {
    const release = shop.hold(chunks);
    await page.goto(`${shop.origin}/church/groups`);
    await page.focus('wb-group-layout [name=search]');
    await page.keyboard.type('bench');
    release();
    await awake(page, 'wb-group-layout');
    assert.equal(
      await page.$eval('[name=search]', (it) => (it as HTMLInputElement).value),
      'bench',
    );
    await leadsOn(page, () => page.keyboard.press('Enter'));
    await untilTitles(page, 'wb-group-layout', ['Walkers, who pray on the way']);
  });

  check('are all there again after Back, and so the fields say', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/church/groups`);
    const all = await titles(page, 'wb-group-layout');
    await idle(page);
    // One letter alone: the next one would be typed into the next page.
    await leadsOn(page, () => chooseWord(page, 'wb-group-layout >> [name=category]', 'O'));
    await goBack(page);
    await until(page, 'the page of all is back', () => location.search === '');
    await untilTitles(page, 'wb-group-layout', all);
    const said = () => document.querySelector<HTMLSelectElement>('[name=category]')!.value === '';
    await until(page, 'the field says all', said);
  });
});

atTheShop('Events of the church', (check) => {
  const list = 'wb-event-list';

  check('are filtered in the page, and Back goes through what was chosen', async (visit) => {
    const { page, shop } = visit;
    await page.goto(`${shop.origin}/church`);
    await chooseWord(page, `${list} >> [name=all-category]`, 'Music');
    await untilTitles(page, list, ['Choir rehearsal', 'Christmas oratorio, parts 1 to 3']);
    assert.equal(await address(page), '/church?all-category=Music');
    await page.focus(`${list} >>> [name=all-search]`);
    await page.keyboard.type('tenors');
    await untilTitles(page, list, ['Choir rehearsal']);
    await page.keyboard.press('Enter');
    assert.equal(await address(page), '/church?all-category=Music&all-search=tenors');
    await hasFocus(page, list);
    await goBack(page);
    await untilTitles(page, list, ['Choir rehearsal', 'Christmas oratorio, parts 1 to 3']);
    await goBack(page);
    await eventually('all are there', async () => (await titles(page, list)).length === 4);
    assert.equal(await address(page), '/church');
    await wasQuiet(page);
  });

  check(
    'show what a shared address chose, and all of them when that is taken back',
    async (visit) => {
      const { page, shop } = visit;
      await page.goto(`${shop.origin}/church?all-category=Music`);
      await untilTitles(page, list, ['Choir rehearsal', 'Christmas oratorio, parts 1 to 3']);
      await chooseWord(page, `${list} >> [name=all-category]`, 'All');
      await eventually('all are there', async () => (await titles(page, list)).length === 4);
      assert.equal(await address(page), '/church');
      await goBack(page);
      await untilTitles(page, list, ['Choir rehearsal', 'Christmas oratorio, parts 1 to 3']);
      await page.evaluate(() => history.forward());
      await eventually('all are there again', async () => (await titles(page, list)).length === 4);
    },
  );

  check(
    'are in the calendar of this month before it wakes, and it does not grow',
    async (visit) => {
      const { page, shop } = visit;
      await page.goto(`${shop.origin}/church`);
      await idle(page);
      assert.equal(await isAwake(page, 'wb-event-calendar'), false);
      const heightOf = () =>
        page.$eval('wb-event-calendar', (it) => Math.round(it.getBoundingClientRect().height));
      const before = await heightOf();
      const sundays = () =>
        page.$eval(
          'wb-event-calendar',
          (it) =>
            [...it.shadowRoot!.querySelectorAll('.agenda *')].filter(
              (node) => node.childElementCount === 0 && node.textContent === 'Sunday service',
            ).length,
        );
      assert.ok((await sundays()) >= 3, 'a service each Sunday');
      await page.evaluate(() =>
        (
          document
            .querySelector('wb-event-calendar')!
            .shadowRoot!.querySelector('[tabindex="0"]') as HTMLElement
        ).focus(),
      );
      await awake(page, 'wb-event-calendar');
      assert.ok((await sundays()) >= 3);
      assert.equal(await heightOf(), before);
      await wasQuiet(page);
    },
  );

  check(
    'lead to their page by keyboard alone, and from there back and into a calendar',
    async (visit) => {
      const { page, shop } = visit;
      await page.goto(`${shop.origin}/church`);
      await tabInside(page, list, 'a.title-link');
      await leadsOn(page, () => page.keyboard.press('Enter'));
      assert.match(await address(page), /^\/church\/events\/[a-z-]+$/);
      const file = await fileOf(page);
      assert.match(decodeURIComponent(file!), /BEGIN:VEVENT/);
      await tabInside(page, 'wb-event-detail', '[part~=previous]');
      await awake(page, 'wb-event-detail');
      assert.equal(await fileOf(page), file, 'awake, its link leads elsewhere');
      await page.keyboard.press('Enter');
      await arrived(page, '/church');
    },
  );
});

atTheShop('An event that a script shows', (check) => {
  check('leads to its own page where no file can be written', async ({ page, shop }) => {
    shop.fail('/wb/ics-', Infinity);
    await page.goto(`${shop.origin}/church`);
    await page.evaluate(() => {
      const host = document.createElement('wb-event-detail');
      host.setAttribute('src', '/church/events.json');
      document.body.prepend(host);
    });
    await click(page, 'wb-event-detail');
    await until(page, 'its link is there', () =>
      Boolean(document.querySelector('wb-event-detail')!.shadowRoot?.querySelector('[part~=file]')),
    );
    await leadsOn(page, () => click(page, 'wb-event-detail >> [part~=file]'));
    assert.match(await address(page), /^\/church\/events\/[a-z-]+$/);
  });
});

atTheShop('Who looks for a group', (check) => {
  check('writes to the church by keyboard alone, from before the form is awake', async (visit) => {
    const { page, shop } = visit;
    const release = shop.hold(chunks);
    await page.goto(`${shop.origin}/church/groups`);
    await tabInside(page, 'wb-ministry-form', '[name=name]');
    await page.keyboard.type('Ada Weaver');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@');
    release();
    await awake(page, 'wb-ministry-form');
    await page.keyboard.type('example.com');
    await tabInside(page, 'wb-ministry-form', '[name=message]');
    await page.keyboard.type('Somebody to walk with.');
    await tabInside(page, 'wb-ministry-form', 'button');
    await leadsOn(page, () => page.keyboard.press('Enter'));
    await arrived(page, '/church/thanks');
    const { submissions } = (await (await fetch(`${shop.origin}/submissions.json`)).json()) as {
      submissions: { fields: { name: string; value: string }[] }[];
    };
    const sent = submissions.map(({ fields }) =>
      fields.map(({ name, value }) => `${name}: ${value}`).join(', '),
    );
    assert.match(sent.join('\n'), /name: Ada Weaver, email: ada@example\.com/);
    await wasQuiet(page);
  });
});

atTheShop('A sermon', (check, { name }) => {
  if (name !== 'Chromium') return;
  check(
    'is heard in place with one press, also where it was made before the code came',
    async (visit) => {
      const { page, shop } = visit;
      const release = shop.hold(chunks);
      await page.goto(`${shop.origin}/church/sermons`);
      await click(page, 'wb-sermon-layout >> .media-link');
      assert.equal(await isDefined(page, 'wb-sermon-layout'), false);
      release();
      await until(page, 'it is heard', () =>
        [...document.querySelectorAll('audio')].some((it) => !it.paused),
      );
      assert.equal(await page.evaluate(() => location.pathname), '/church/sermons');
      await wasQuiet(page);
    },
  );
});
