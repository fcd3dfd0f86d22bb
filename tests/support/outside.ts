import type { HTTPRequest, Page } from 'puppeteer-core';

/**
 * Has a page's requests to other sites answered here, so that nothing leaves the machine. One that is not
 * answered waits for ever. Returns the addresses that were asked for, in their order.
 */
export async function answerOutside(
  page: Page,
  own: string,
  answer: (request: HTTPRequest) => unknown,
): Promise<string[]> {
  const asked: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(own) || !/^https?:/.test(url)) return void request.continue();
    asked.push(url);
    answer(request);
  });
  return asked;
}

/** Refused, as an extension of the visitor's does it. */
export const block = (request: HTTPRequest) => void request.abort('blockedbyclient');

/** Answered with a page. */
export const showPage = (request: HTTPRequest, body: string) =>
  void request.respond({ contentType: 'text/html', body });
