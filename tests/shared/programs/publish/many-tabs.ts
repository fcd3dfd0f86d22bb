import type { Page } from 'puppeteer-core';

/** Two sections in tabs. */
export const tabs = (name: string) =>
  `<wb-tabs><section><h3>${name}</h3><p>First.</p></section><section><h3>Other</h3><p>Second.</p></section></wb-tabs>`;
/** So many tabs that they share their styles. */
export const many = ['A', 'B', 'C', 'D'].map(tabs).join('\n');

/** How the titles of all tabs look; unstyled ones have the browser's own buttons. */
export const looks = (page: Page, selector = 'wb-tabs') =>
  page.evaluate((hosts) => {
    const all = [...document.querySelectorAll(hosts)].map((host) => {
      const title = host.shadowRoot?.querySelector('[part=title]');
      if (!title) return 'not drawn';
      const { display, cursor } = getComputedStyle(title);
      return `${getComputedStyle(host).display} ${display} ${cursor}`;
    });
    return { count: all.length, looks: [...new Set(all)] };
  }, selector);
