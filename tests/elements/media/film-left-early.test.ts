import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import { inChromium } from '../../support/engines';
import { awake, click, publishedPage, settled, show, until } from '../../support/page';
import { standIn } from '../../support/stand-ins';

const recording = readFile(
  path.join(import.meta.dirname, '../../../demo/gallery/recordings/valley.webm'),
);
const FILM = '<wb-video label="Valley" src="/valley.webm"></wb-video>';

const films = (page: Page, wanted: 'plays' | 'is still') =>
  until(
    page,
    `the film ${wanted}`,
    (how) => {
      const all = [...document.querySelectorAll('video')].filter((it) => it.src.endsWith('m'));
      // It is over in seven seconds.
      for (const it of all) it.playbackRate = 0.1;
      return all.some((it) => !it.paused) === (how === 'plays');
    },
    wanted,
  );

inChromium('A film that began before its player came', (check) => {
  for (const [where, html, start, leave, tag] of [
    [
      'a tab',
      `<wb-tabs><section><h3>A</h3>${FILM}</section><section><h3>B</h3></section></wb-tabs>`,
      'wb-video >> [part=start]',
      'wb-tabs >> [role=tab]:nth-child(2)',
      'wb-tabs',
    ],
    [
      'a slide',
      `<wb-carousel><div>${FILM}</div><div>2</div></wb-carousel>`,
      'wb-video >> [part=start]',
      'wb-carousel >> [part=next]',
      'wb-carousel',
    ],
    [
      'a playlist',
      '<wb-video-playlist><ol><li><a href="/valley.webm">Valley</a></li><li><a href="https://vimeo.com/76979871">Street</a></li></ol></wb-video-playlist>',
      'wb-video-playlist >> [part=start]',
      'wb-video-playlist li:nth-child(2) a',
      'wb-video-playlist',
    ],
  ] as const)
    check(`stops when it is left: ${where}`, async ({ page, server }) => {
      const headers = { 'content-type': 'video/webm' };
      server.answer('/valley.webm', { headers, body: await recording });
      await standIn(page, server.origin);
      const release = server.hold('/react-');
      await show(page, server, publishedPage(html));
      await click(page, start);
      await films(page, 'plays');
      await click(page, leave);
      release();
      await awake(page, tag);
      await films(page, 'is still');
      await settled(page);
      await films(page, 'is still');
    });
});
