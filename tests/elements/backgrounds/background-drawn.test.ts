import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender } from '../../support/build';
import { inChromium } from '../../support/engines';
import { awake, eventually, idle, publishedPage, seen, show } from '../../support/page';

const TAGS = ['wb-parallax', 'wb-background-video', 'wb-background-slideshow'];
const picture = (name: string) => `/gallery/pictures/${name}.svg`;
const PICTURES = `image="${picture('dusk')}" image-tablet="${picture('snow')}" image-mobile="${picture('fjord')}"`;
const LOOKS = `color="#102030" color-mobile="rgba(1, 2, 3, 0.5)" gradient-tablet="linear-gradient(#000, #fff)" position="left top" position-mobile="30% 75%" size-mobile="contain"`;
const DEVICES = [
  [1280, 'dusk'],
  [991, 'snow'],
  [767, 'fjord'],
] as const;

/** What is wrong with a film or slides is another matter. */
const quiet = (warnings: string[]) => warnings.filter((it) => !/no film|nothing changes/.test(it));

describe('The publish step', () => {
  it('keeps what it was given, and says once what it cannot read', () => {
    for (const tag of TAGS) {
      const { html, warnings } = prerender(
        `<${tag} color="</style><script>" gradient="url(x)" position="up" image="javascript:alert(1)" image-mobile="data:text/html,x"></${tag}>`,
      );
      assert.equal(quiet(warnings).length, 5, quiet(warnings).join('\n'));
      assert.doesNotMatch(html, /<source |<img |<style data-wb>[^<]*--bg-[a-z]+:/);
    }
  });

  it('writes no text of an author into a sheet that could end it', () => {
    const { html } = prerender(
      `<wb-parallax color="#abc" position="left top" gradient="linear-gradient(#000,\n#fff)"></wb-parallax>`,
    );
    assert.match(html, /<style data-wb>wb-parallax\[color="#abc"\]\[gradient="[^"<]*\\a /);
  });
});

inChromium('A published background', (check) => {
  check(
    'keeps its look asleep when a script gives its twin another (an old bug)',
    async (bench) => {
      const { page, server } = bench;
      const twin = '<wb-parallax color="#102030"><p>Text</p></wb-parallax>';
      await show(page, server, publishedPage(twin + twin));
      await idle(page);
      const colors = () =>
        page.$$eval('wb-parallax', (hosts) =>
          hosts.map((host) => {
            const background = host.shadowRoot!.querySelector('[part=background]')!;
            return getComputedStyle(background).backgroundColor;
          }),
        );
      await page.$eval('wb-parallax', (host) => host.setAttribute('loading', 'eager'));
      await awake(page, 'wb-parallax');
      await page.$eval('wb-parallax', (host) => host.setAttribute('color', '#ffffff'));
      await eventually(
        'the first is white',
        async () => (await colors())[0] === 'rgb(255, 255, 255)',
      );
      assert.deepEqual((await colors())[1], 'rgb(16, 32, 48)');
    },
  );

  for (const tag of TAGS) {
    for (const [width, wanted] of DEVICES) {
      check(`asks for the picture of ${width} pixels alone: ${tag}`, async ({ page, server }) => {
        await page.setViewport({ width, height: 800 });
        const html = publishedPage(`<${tag} ${PICTURES} ${LOOKS}><p>Text</p></${tag}>`);
        await show(page, server, html);
        await idle(page);
        assert.deepEqual(
          server.requests.filter((it) => it.startsWith('/gallery/pictures')),
          [picture(wanted)],
        );
        const { reports, errors, shift } = await seen(page);
        assert.deepEqual({ reports, errors, shift }, { reports: [], errors: [], shift: 0 });
      });
    }
  }

  for (const styles of ['inline', 'linked'] as const) {
    check(`has the look of each device before any script (${styles})`, async ({ page, server }) => {
      await page.setJavaScriptEnabled(false);
      const inner = '<wb-parallax color="#ffffff"><p>Inside</p></wb-parallax>';
      const body = `<wb-parallax ${PICTURES} ${LOOKS}>${inner}</wb-parallax>`;
      await show(page, server, publishedPage(body, { styles }));
      const look = async (width: number) => {
        await page.setViewport({ width, height: 800 });
        return page.$$eval('wb-parallax', (hosts) =>
          hosts.map((host) => {
            const part = (name: string) =>
              getComputedStyle(host.shadowRoot!.querySelector(`[part=${name}]`) ?? host);
            return [
              part('background').backgroundColor,
              part('shade').backgroundImage.split('(')[0],
              part('image').objectPosition,
              part('image').objectFit,
            ];
          }),
        );
      };
      const [outer, inside] = await look(1280);
      assert.deepEqual(outer, ['rgb(16, 32, 48)', 'none', '0% 0%', 'cover']);
      assert.deepEqual(inside!.slice(0, 2), ['rgb(255, 255, 255)', 'none']);
      assert.deepEqual((await look(900))[0], [
        'rgb(16, 32, 48)',
        'linear-gradient',
        '0% 0%',
        'cover',
      ]);
      assert.deepEqual((await look(400))[0], [
        'rgba(1, 2, 3, 0.5)',
        'linear-gradient',
        '30% 75%',
        'contain',
      ]);
    });
  }

  check('follows its attributes when a script changes them', async ({ page, server }) => {
    await show(
      page,
      server,
      publishedPage('<wb-parallax color="#102030"><p>Text</p></wb-parallax>'),
    );
    await idle(page);
    const color = () =>
      page.$eval(
        'wb-parallax',
        (host) =>
          getComputedStyle(host.shadowRoot!.querySelector('[part=background]')!).backgroundColor,
      );
    assert.equal(await color(), 'rgb(16, 32, 48)');
    await page.$eval('wb-parallax', (host) => host.setAttribute('color', '#ff0000'));
    await page.waitForFunction(
      () =>
        getComputedStyle(
          document.querySelector('wb-parallax')!.shadowRoot!.querySelector('[part=background]')!,
        ).backgroundColor === 'rgb(255, 0, 0)',
    );
    assert.deepEqual((await seen(page)).reports, []);
  });

  check('says which picture cannot be shown, and stays readable', async ({ page, server }) => {
    const body = '<wb-parallax image="/gone.png" shade="dark"><p>Text</p></wb-parallax>';
    await show(page, server, publishedPage(body));
    await idle(page);
    await page.waitForFunction(() => globalThis.seen.printed.length > 0);
    const { printed, errors } = await seen(page);
    assert.match(printed.join(), /^<wb-parallax>: the picture "[^"]*\/gone\.png" cannot be shown/);
    assert.deepEqual(errors, []);
    const color = await page.$eval('p', (text) => getComputedStyle(text).color);
    assert.equal(color, 'rgb(255, 255, 255)');
  });
});
