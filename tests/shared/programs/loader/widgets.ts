import type { Page } from 'puppeteer-core';
import { moduleOf } from '../../../bench/chunks';

/** Elements as an author writes them, one for each way of waking and of carrying content. */
export const QUANTITY = '<wb-quantity value="2"></wb-quantity>';
export const COUNTER = '<p><wb-counter end="1200" duration="0"></wb-counter> sold</p>';
export const TABS = `<wb-tabs>
  <section><h3>Size</h3><p>Forty by sixty.</p><a id="link" href="/other">More</a></section>
  <section><h3>Care</h3><p>Cold &amp; gentle.</p></section>
  <section aria-label="Origin"><p>Portugal.</p></section>
</wb-tabs>`;
export const ALL = QUANTITY + TABS + COUNTER;

export const inForm = (content: string): string =>
  `<form method="post" action="/sent">${content}<button id="send">Send</button></form>`;

/** The chunk with React and the kernel, which every element needs. */
export const REACT = '/react-';

/** The chunk that is the tabs' own; their watcher is another file. */
export const TABS_CODE = moduleOf('wb-tabs');
export const TABS_WATCHER = '/tabs-watch-';

export const ADD = 'wb-quantity >> [part=add]';
export const FIELD = 'wb-quantity > input';
export const title = (place: number): string => `wb-tabs >> [role=tab]:nth-child(${place})`;

export const fieldValue = (page: Pick<Page, '$eval'>, selector = FIELD): Promise<string> =>
  page.$eval(selector, (it) => (it as HTMLInputElement).value);

/** Which section of the tabs is chosen, counted from 1. */
export const chosen = (page: Pick<Page, '$eval'>): Promise<number> =>
  page.$eval(
    'wb-tabs',
    (host) =>
      1 +
      [...host.shadowRoot!.querySelectorAll('[role=tab]')].findIndex((tab) =>
        tab.matches('[aria-selected=true]'),
      ),
  );

export const sectionsInView = (page: Page): Promise<boolean[]> =>
  page.$$eval('wb-tabs > section', (all) => all.map((it) => it.checkVisibility()));

/** Wakes elements as a page's script does: a touch would change what is looked at. */
export const wakeByScript = (page: Pick<Page, 'evaluate'>, selector: string): Promise<void> =>
  page.evaluate(async (them) => {
    const address = new URL('/wb/loader.js', location.href).href;
    const { wake } = (await import(address)) as { wake(host: Element): Promise<void> };
    await Promise.all([...document.querySelectorAll(them)].map(wake));
  }, selector);
