import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { inChromium } from '../../support/engines';
import { awake, click, eventually, idle, publishedPage, seen, show } from '../../support/page';

const CONSENT = '<wb-consent inline purposes="maps booking media"></wb-consent>';
const shown = (page: Page) =>
  page.$eval('wb-consent', ({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll('input')]
      .filter(({ checked }) => checked)
      .map(({ name }) => name),
  );
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wb-consent') ?? 'null') as unknown);

inChromium('Published settings of consent in the page', (it) => {
  it('keep what is chosen before any code has come, show the rest as it is, and save both', async ({
    page,
    server,
  }) => {
    const data = { page: { consent: { maps: 'ask', booking: 'ask', media: 'ask' } } };
    await page.evaluateOnNewDocument(() => {
      localStorage['wb-consent'] ??= '{"maps":true,"media":true}';
    });
    const releases = ['/watch', '/consent', '/react-'].map((name) => server.hold(name));
    await show(page, server, publishedPage(CONSENT, { data }));
    await idle(page);
    await click(page, 'wb-consent >> [name=booking]');
    assert.deepEqual(await shown(page), ['booking']);
    for (const release of releases) release();
    await awake(page, 'wb-consent');
    await eventually('it shows what holds', async () => (await shown(page)).length === 3);
    await click(page, 'wb-consent >> [name=media]');
    await click(page, 'wb-consent >> [part=save]');
    await eventually('it is saved', () =>
      page.$eval('wb-consent', ({ shadowRoot }) =>
        shadowRoot!.querySelector('[role=status]')!.textContent?.includes('saved'),
      ),
    );
    assert.deepEqual(await stored(page), { media: false, maps: true, booking: true });
    const { errors } = await seen(page);
    assert.deepEqual(errors, []);
  });
});
