import { desktop } from './device';
import type { Lab } from './lab';
import { bundled } from './peers/bundled';
import { versionOfPeer } from './peers/installed';
import { inTurn } from './row';
import type { Comparison } from './row';
import { costOfScrolling } from './scrolling';
import { floorPage, pageOf } from './widgets';

const LAYERS = 30;
const PICTURE = '/gallery/pictures/dusk.svg';
const TEXT = '<h2>Evenings up here</h2><p>Seven hills, one behind the other.</p>';
const ROOM = 'style="block-size: 400px"';

/** By hand: the browser's own timeline moves the picture, and no script runs. */
const BY_HAND = `<style>
  .layer { position: relative; overflow: clip; view-timeline: --layer }
  .layer img { position: absolute; z-index: -1; inset-block-start: -20%; inline-size: 100%; block-size: 140%;
    object-fit: cover; animation: drift linear both; animation-timeline: --layer }
  @keyframes drift { from { translate: 0 -14% } to { translate: 0 14% } }
</style>`;

/** Sections whose pictures move slower than the page, beside Jarallax and the same in CSS alone. */
export async function drifting(lab: Lab, rounds: number): Promise<Comparison> {
  const version = versionOfPeer('jarallax');
  const jarallax = await bundled(
    lab,
    'jarallax',
    "import { jarallax } from 'jarallax'; import 'jarallax/dist/jarallax.css'; jarallax(document.querySelectorAll('.jarallax'), { speed: 0.5 });",
  );
  const section = `<wb-parallax image="${PICTURE}" ${ROOM}>${TEXT}</wb-parallax>`;
  const pages = {
    'wb-elements': pageOf({ html: section, data: '' }, { count: LAYERS }),
    jarallax: jarallax(
      `<div class="jarallax" ${ROOM}><img class="jarallax-img" src="${PICTURE}" alt="">${TEXT}</div>`,
    )(LAYERS),
    'CSS by hand': floorPage(
      `<div class="layer" ${ROOM}><img src="${PICTURE}" alt="">${TEXT}</div>`,
      '',
      LAYERS,
    ).replace('</head>', `${BY_HAND}</head>`),
  };
  const costs = Object.fromEntries(
    Object.entries(pages).map(([name, html]) => [
      name,
      () => costOfScrolling(lab, html, desktop.width / 2),
    ]),
  );
  return {
    title: `${LAYERS} pictures that move slower than the page, beside Jarallax ${version}`,
    stacks: Object.keys(pages).map((name) => ({
      name,
      version: name === 'jarallax' ? version : '',
    })),
    contests: [
      { figure: 'scrolled from end to end', unit: 'ms', values: await inTurn(rounds, costs) },
    ],
  };
}
