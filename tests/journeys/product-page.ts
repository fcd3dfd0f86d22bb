import type { Page } from 'puppeteer-core';
import { click, eventually, isBetweenPages, settled, until } from '../support/page';
import { nameFunctions } from './engines';

/** What a visitor sees of a product, read from what is drawn and from the native controls. */
export interface Shown {
  price: string;
  compareAt: string;
  /** By title; what the native control holds, and behind a slash what another face of it says. */
  choice: Record<string, string>;
  quantity: string;
  /** The hidden product input. */
  id: string;
  button: string;
  canBuy: boolean;
  message: string;
}

/** What a visitor sees of a product. Runs without waiting, so that it can be asked without script. */
export async function shown(page: Page, handle: string): Promise<Shown> {
  await nameFunctions(page);
  return page.evaluate((handle) => {
    const all = (tag: string) => [
      ...document.querySelectorAll(`${tag}[product-handle="${handle}"]`),
    ];
    const part = (tag: string, name: string) => {
      const node = all(tag)[0]?.shadowRoot?.querySelector(`[part="${name}"]`)?.cloneNode(true);
      for (const aside of (node as Element | undefined)?.querySelectorAll('.unseen') ?? [])
        aside.remove();
      return node?.textContent?.trim() ?? '';
    };
    const choice: Record<string, string> = {};
    for (const picker of all('wb-variant-picker')) {
      const native = picker.querySelector<HTMLInputElement>('select, input:checked')?.value ?? '';
      const face = picker.shadowRoot?.querySelector('[part="select"]')?.textContent ?? native;
      choice[picker.getAttribute('variant-title') ?? ''] =
        face === native ? native : `${native} / ${face}`;
    }
    const form = all('wb-add-to-cart')[0]?.querySelector('form');
    const button = form?.querySelector<HTMLButtonElement>('button:not([type="button"])');
    // Not by selector: an element may have a name too.
    const field = (name: string) =>
      (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '';
    return {
      price: part('wb-price', 'amount'),
      compareAt: part('wb-price', 'compare-at'),
      choice,
      quantity: field('quantity'),
      id: field('id'),
      button: button?.innerText.trim() ?? '',
      canBuy: button?.disabled === false,
      message: part('wb-add-to-cart', 'message'),
    };
  }, handle);
}

/** Waits until what is shown of a product is as the condition says. */
export function untilShown(
  page: Page,
  handle: string,
  sentence: string,
  condition: (now: Shown) => boolean,
): Promise<void> {
  let now: Shown;
  const instead = () => `${sentence}, but ${JSON.stringify(now)}`;
  return eventually(instead, async () => condition((now = await shown(page, handle))));
}

/** The selector of one element of a product. */
export const elementOf = (handle: string, tag: string) => `${tag}[product-handle="${handle}"]`;

/** The selector of a product's picker. */
export const picker = (handle: string, title: string) =>
  `${elementOf(handle, 'wb-variant-picker')}[variant-title=${JSON.stringify(title)}]`;

/** The button that sends a product's form. */
export const buyButton = (handle: string) =>
  `${elementOf(handle, 'wb-add-to-cart')} form button:not([type="button"])`;

/** Chooses a value with the mouse, as a visitor would who has script: a label, or a list's option. */
export async function choose(
  page: Page,
  handle: string,
  title: string,
  value: string,
): Promise<void> {
  const host = picker(handle, title);
  const place = await page.evaluate(
    (host, value) => {
      const it = document.querySelector(host)!;
      const select = it.querySelector('select');
      const controls = select
        ? [...select.options]
        : [...it.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
      const at = controls.findIndex((control) => control.value === value);
      return { isList: select !== null, at };
    },
    host,
    value,
  );
  if (place.at < 0) throw new Error(`${host} has no value ${value}`);
  if (!place.isList) return click(page, `${host} label:nth-of-type(${place.at + 1})`);
  await click(page, `${host} >> [part="select"]`);
  // An awake list brings its chosen value into view; a visitor sees it come to rest before aiming.
  await settled(page);
  await click(page, `${host} >> [part="option"]:nth-child(${place.at + 1})`);
}

/** Clicks, and waits until the page that this leads to has loaded. */
export async function follow(page: Page, selector: string, path: string): Promise<void> {
  await click(page, selector);
  await arrived(page, path);
}

/** Does what leads to another page, which may have the same address, and waits until it has loaded. */
export async function leadsOn(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await act();
  await until(
    page,
    'the next page has loaded',
    // A page has no nodes at its very beginning, and in Firefox a blank one may come before it.
    () =>
      location.href !== 'about:blank' &&
      document.documentElement?.hasAttribute('data-left') === false &&
      document.readyState === 'complete',
  );
}

/** Waits until a page has loaded; told by its title where the path alone does not tell it. */
export function arrived(page: Page, path: string, title?: string): Promise<void> {
  return eventually(`the page ${path} has loaded`, async () => {
    try {
      return await page.evaluate(
        (path, title) =>
          location.pathname === path &&
          document.readyState === 'complete' &&
          document.title === (title ?? document.title),
        path,
        title ?? null,
      );
    } catch (error) {
      if (isBetweenPages(error)) return false;
      throw error;
    }
  });
}
