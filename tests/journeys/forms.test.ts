import assert from 'node:assert/strict';
import type { ElementHandle, Page } from 'puppeteer-core';
import { awake, eventually, until } from '../support/page';
import { atTheShop } from './at-the-shop';
import { wasQuiet } from './outcome';
import type { Shop } from './shop';
import { hasFocus, tabTo } from './tab-to';
import { pictureFile } from './upload';

interface Kept {
  formId: string;
  fields: { name: string; value: string }[];
  files: { field: string; name: string; size: number }[];
}

/** What has arrived whose field has this value, newest first. */
async function arrivedWith(shop: Shop, name: string, value: string): Promise<Kept[]> {
  const answer = await fetch(`${shop.origin}/submissions.json`);
  const { submissions } = (await answer.json()) as { submissions: Kept[] };
  return submissions.filter(({ fields }) =>
    fields.some((field) => field.name === name && field.value === value),
  );
}

const valuesOf = ({ fields }: Kept) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

const says = (page: Page, text: string) =>
  until(
    page,
    `the form says ${text}`,
    (text) => document.querySelector('wb-form')!.shadowRoot!.textContent.includes(text),
    text,
  );

const isInView = (page: Page, selector: string) =>
  until(
    page,
    `${selector} is in view`,
    (selector) => document.querySelector(selector)!.checkVisibility(),
    selector,
  );

/** Chooses the entry of a list that stands so many below the first. */
async function choose(page: Page, id: string, steps: number) {
  await tabTo(page, `wb-select:has(#${id}), #${id}`);
  await awake(page, `wb-select:has(#${id})`);
  await page.keyboard.press('Enter');
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** No keyboard of a test reaches the file picker of the system; what it gives comes in this way. */
async function give(page: Page, id: string, name: string) {
  const input = (await page.$(`#${id}`)) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(pictureFile(name));
}

atTheShop('A form, by keyboard alone,', (check) => {
  check(
    'says what is wrong, leads there with one key, and is sent',
    async ({ page, shop, engine }) => {
      const email = `letter-${engine.name.toLowerCase()}@example.com`;
      await page.goto(`${shop.origin}/contact`);
      await tabTo(page, '#name');
      await awake(page, 'wb-form');
      await page.keyboard.press('Enter');
      await says(page, 'Please fill in the required fields');
      // The summary has it.
      await hasFocus(page, 'wb-form');
      await page.keyboard.press('Enter');
      await hasFocus(page, '#name');
      await page.keyboard.type('Ada Weaver');
      await tabTo(page, '#email');
      await page.keyboard.type('not an address');
      await choose(page, 'topic', 3);
      await tabTo(page, '#message');
      await page.keyboard.type('The cuffs are worn.');
      await give(page, 'attachment', 'cuffs.png');
      await tabTo(page, 'wb-form form button:not([type])');
      await page.keyboard.press('Enter');
      await until(page, 'the address is wrong', () =>
        document.querySelector('#email')!.matches('[aria-invalid=true]'),
      );
      await hasFocus(page, '#email');
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
      await says(page, 'Your email was sent successfully');
      const [kept, ...more] = await arrivedWith(shop, 'email', email);
      assert.deepEqual(more, []);
      assert.deepEqual(
        { ...valuesOf(kept!), files: kept!.files.map(({ field, name }) => [field, name]) },
        {
          name: 'Ada Weaver',
          email,
          topic: 'Mending',
          message: 'The cuffs are worn.',
          files: [['attachment', 'cuffs.png']],
        },
      );
      await until(
        page,
        'the form is empty again',
        () => document.querySelector<HTMLTextAreaElement>('#message')!.value === '',
      );
      await wasQuiet(page);
    },
  );

  check('goes step by step, with pictures, and back', async ({ page, shop, engine }) => {
    const email = `steps-${engine.name.toLowerCase()}@example.com`;
    await page.goto(`${shop.origin}/enquiry`);
    assert.deepEqual(
      await page.$$eval('wb-form form > fieldset', (steps) =>
        steps.map((it) => it.checkVisibility()),
      ),
      [true, false, false],
      'before anything is touched',
    );
    await choose(page, 'thing', 1);
    await tabTo(page, '#width');
    await page.keyboard.type('140');
    await awake(page, 'wb-form');
    await page.keyboard.press('Enter');
    await until(page, 'the height is asked for', () =>
      document.querySelector('#height')!.matches('[aria-invalid=true]'),
    );
    await hasFocus(page, '#height');
    await page.keyboard.type('210.5');
    await page.keyboard.press('Enter');
    await isInView(page, '#until');
    await tabTo(page, '[name=colours]');
    await page.keyboard.press(' ');
    await page.keyboard.press('Tab');
    await page.keyboard.press(' ');
    await give(page, 'pictures', 'window.png');
    await tabTo(page, '#remarks');
    await page.keyboard.type('By the sea.');
    await tabTo(page, 'wb-form');
    await page.keyboard.press('Enter');
    await isInView(page, '#width');
    assert.equal(await page.$eval('#width', (it) => (it as HTMLInputElement).value), '140');
    await tabTo(page, '#height');
    await page.keyboard.press('Enter');
    await isInView(page, '#until');
    await tabTo(page, '#until');
    await page.keyboard.press('Enter');
    await isInView(page, '#phone');
    await tabTo(page, '#name');
    await page.keyboard.type('Ida Reed');
    await tabTo(page, '#email');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await says(page, 'Your email was sent successfully');
    await isInView(page, '#width');
    const [kept] = await arrivedWith(shop, 'email', email);
    assert.deepEqual(valuesOf(kept!), {
      thing: 'Curtains',
      width: '140',
      height: '210.5',
      colours: 'Sand,Sage',
      until: '',
      remarks: 'By the sea.',
      name: 'Ida Reed',
      email,
      phone: '',
      source: 'Enquiry page',
    });
    assert.deepEqual(
      kept!.files.map(({ field, name }) => [field, name]),
      [['pictures', 'window.png']],
    );
    await wasQuiet(page);
  });
});

atTheShop('A form that does not get through', (check) => {
  for (const [what, disturb] of [
    ['from a server that is down', (shop: Shop) => shop.fail(/^\/forms\//)],
    [
      'from one that answers with a page',
      (shop: Shop) => shop.answer('/forms/contact', { body: '<!doctype html><p>Hello' }),
    ],
  ] as const) {
    check(`keeps what was typed, ${what}, and goes once it can`, async ({ page, shop, engine }) => {
      const email = `late-${what.length}-${engine.name.toLowerCase()}@example.com`;
      await page.goto(`${shop.origin}/contact`);
      await page.type('#name', 'Ada');
      await page.type('#email', email);
      await page.select('#topic', 'Mending');
      await page.type('#message', 'Hello.');
      disturb(shop);
      await page.focus('wb-form form button:not([type])');
      await page.keyboard.press('Enter');
      await says(page, 'Your email was not sent');
      assert.equal(
        await page.$eval('#message', (it) => (it as HTMLTextAreaElement).value),
        'Hello.',
      );
      shop.calm();
      await page.keyboard.press('Enter');
      await says(page, 'Your email was sent successfully');
      await eventually(
        'it has arrived once',
        async () => (await arrivedWith(shop, 'email', email)).length === 1,
      );
    });
  }
});
