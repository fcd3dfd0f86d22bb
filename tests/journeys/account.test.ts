import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { awake, eventually, until } from '../support/page';
import { atTheShop } from './at-the-shop';
import { wasQuiet } from './outcome';
import { arrived, leadsOn } from './product-page';
import type { Shop } from './shop';
import { hasFocus, tabTo } from './tab-to';

const ada = { email: 'ada@example.com', password: 'loom-and-bobbin' };

/** Types into the fields of the section in view, in their order, by their names. */
async function fill(page: Page, mode: string, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, `[data-wb-mode=${mode}] [name=${name}]`);
    await page.keyboard.type(text);
  }
}

/** Waits until it is said below the forms. */
const saysBelow = (page: Page, tag: string, text: string) =>
  until(
    page,
    `${tag} says ${text}`,
    (tag, text) =>
      [...document.querySelector(tag)!.shadowRoot!.querySelectorAll('[part=message]')].some(
        (it) => it.textContent === text,
      ),
    tag,
    text,
  );

/** Follows a link to another form, by keyboard, once the widget is awake. */
async function switchTo(page: Page, mode: string) {
  await tabTo(page, `section:not([hidden]) a[data-wb-to=${mode}]`);
  await awake(page, 'wb-customer');
  await page.keyboard.press('Enter');
  await until(
    page,
    `${mode} is in view`,
    (mode) => document.querySelector(`[data-wb-mode=${mode}]`)!.checkVisibility(),
    mode,
  );
}

async function register(page: Page, shop: Shop, { email, password } = ada) {
  await page.goto(`${shop.origin}/customer/login`);
  await switchTo(page, 'register');
  const names = { firstName: 'Ada', lastName: 'Weaver', email };
  await fill(page, 'register', { ...names, password, passwordConfirm: password });
  await leadsOn(page, () => page.keyboard.press('Enter'));
}

async function logIn(page: Page, shop: Shop, { email, password } = ada) {
  await page.goto(`${shop.origin}/customer/login`);
  await fill(page, 'login', { email, password });
  await page.keyboard.press('Enter');
}

/** The letters in the outbox, newest first. */
const letters = async (shop: Shop) =>
  (
    (await (await fetch(`${shop.origin}/outbox.json`)).json()) as {
      letters: { to: string; subject: string; body: string }[];
    }
  ).letters;

atTheShop('A customer, by keyboard alone,', (check) => {
  check('registers, logs in, sees the account and logs out', async ({ page, shop, engine }) => {
    const email = `ada-${engine.name.toLowerCase()}@example.com`;
    await register(page, shop, { ...ada, email });
    await eventually('a letter has come', async () =>
      (await letters(shop)).some(({ to }) => to === email),
    );
    await logIn(page, shop, { ...ada, email });
    await arrived(page, '/account');
    assert.match(await page.$eval('main', (it) => it.innerText), /Good day, Ada/);
    await tabTo(page, '[data-wb-mode=authorized] button');
    await page.keyboard.press('Enter');
    await arrived(page, '/');
    await page.goto(`${shop.origin}/account`);
    await arrived(page, '/customer/login');
    await wasQuiet(page);
  });

  check('is told what is wrong, and finds it with one key', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/customer/login`);
    await fill(page, 'login', { email: 'nobody@example.com' });
    await awake(page, 'wb-customer');
    await page.keyboard.press('Enter');
    await saysBelow(page, 'wb-customer', 'Please fill in the mandatory fields');
    await hasFocus(page, '[data-wb-mode=login] [name=password]');
    await page.keyboard.type('wrong-one');
    await page.keyboard.press('Enter');
    await saysBelow(page, 'wb-customer', 'The e-mail address or the password is not right.');
    assert.equal(new URL(page.url()).pathname, '/customer/login');
  });

  check('chooses a new password by the link in a letter, once', async ({ page, shop, engine }) => {
    const email = `ida-${engine.name.toLowerCase()}@example.com`;
    await register(page, shop, { ...ada, email });
    await eventually('is registered', async () =>
      (await letters(shop)).some(({ to }) => to === email),
    );
    await page.goto(`${shop.origin}/customer/login`);
    await switchTo(page, 'forgot');
    await fill(page, 'forgot', { email });
    await page.keyboard.press('Enter');
    await saysBelow(page, 'wb-customer', 'Email sent successfully');
    const letter = (await letters(shop)).find(({ to }) => to === email);
    const link = new URL(/https?:\/\/\S+/.exec(letter!.body)![0]);
    const address = shop.origin + link.pathname + link.search;

    await page.goto(address);
    for (const name of ['password', 'passwordConfirm']) {
      await tabTo(page, `wb-password-reset [name=${name}]`);
      await page.keyboard.type('shuttle-and-reed');
    }
    await page.keyboard.press('Enter');
    await arrived(page, '/customer/login');
    await logIn(page, shop, { email, password: ada.password });
    await saysBelow(page, 'wb-customer', 'The e-mail address or the password is not right.');
    await logIn(page, shop, { email, password: 'shuttle-and-reed' });
    await arrived(page, '/account');

    await page.goto(address);
    for (const name of ['password', 'passwordConfirm']) {
      await tabTo(page, `wb-password-reset [name=${name}]`);
      await page.keyboard.type('another-one');
    }
    await page.keyboard.press('Enter');
    await saysBelow(
      page,
      'wb-password-reset',
      'This link does not work any more. Please ask for a new one.',
    );
  });

  check('opens a page behind a code', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/members`);
    await tabTo(page, '#code');
    await page.keyboard.type('not it');
    await awake(page, 'wb-protected-page');
    await page.keyboard.press('Enter');
    await saysBelow(page, 'wb-protected-page', 'Please insert a valid code!');
    await page.$eval('#code', (it) => ((it as HTMLInputElement).value = ''));
    await page.keyboard.type('selvedge');
    await page.keyboard.press('Enter');
    await until(page, 'the page is open', () =>
      [...document.querySelectorAll('h2')].some((it) => it.textContent === 'Remnants'),
    );
  });
});
