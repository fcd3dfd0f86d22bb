import assert from 'node:assert/strict';
import { inEveryEngine } from '../../support/engines';
import { click, publishedPage, settled, show, until } from '../../support/page';

const accordion = `<wb-accordion><details open><summary>How long?</summary><p>A week.</p></details>
<details><summary id="flour">Which flour?</summary><p>Rye.</p></details></wb-accordion>`;

inEveryEngine('A published accordion of which one item is always open', (check) => {
  check('marks the title that a press before its code has opened', async ({ page, server }) => {
    const release = server.hold('/accordion-watch');
    await show(page, server, publishedPage(accordion));
    await click(page, '#flour');
    await settled(page);
    const unavailable = () =>
      page.$$eval('summary', (all) => all.map((it) => it.getAttribute('aria-disabled')));
    assert.deepEqual(await unavailable(), ['true', null]);
    release();
    await until(
      page,
      'the open one cannot be closed',
      () => document.querySelector('#flour')!.getAttribute('aria-disabled') === 'true',
    );
    assert.deepEqual(await unavailable(), [null, 'true']);
  });
});
