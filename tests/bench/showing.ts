import type { Page } from 'puppeteer-core';
import { idle, settled, spot, until } from '../support/page';
import { serveFullLoader } from './bytes';
import { codeOf } from './code-bytes';
import { costOf } from './lab';
import type { Lab, Stage } from './lab';
import { bundled } from './peers/bundled';
import { versionOfPeer } from './peers/installed';
import { inTurn } from './row';
import type { Comparison, Contest } from './row';
import { pageOf } from './widgets';

/** A widget of one stack, in a page of its own. */
interface Show {
  page: string;
  /** Does what a visitor would do first, and waits until it is seen. */
  first: Act;
  /** What comes after that. */
  next: Act;
}
type Act = (page: Page) => Promise<unknown>;

const SLIDES = 50;
const PICTURES = 12;
const DRAGS = 10;

const slide = (place: number) =>
  `<div><h3>Slide ${place + 1}</h3>${'<p>Rye, spelt and walnut.</p>'.repeat(4)}</div>`;
const slides = (wrap = (it: string) => it) =>
  Array.from({ length: SLIDES }, (_, place) => wrap(slide(place))).join('');
const pictures = Array.from(
  { length: PICTURES },
  () =>
    '<a href="/gallery/pictures/scene-coast.svg" data-pswp-width="600" data-pswp-height="400"><img src="/gallery/pictures/scene-coast.svg" alt="The coast" width="150" height="100"></a>',
).join('');
const FILM = 'aqz-KE-bpKQ';

/** Carousel, gallery and film beside the element of the field that does the same and nothing else. */
export async function showing(lab: Lab, rounds: number): Promise<Comparison> {
  await serveFullLoader(lab);
  const peers = {
    swiper: versionOfPeer('swiper'),
    film: versionOfPeer('lite-youtube-embed'),
    viewer: '5.4.4',
  };
  const carousels = { 'wb-elements': ourCarousel(), peer: await swiper(lab) };
  const galleries = { 'wb-elements': ourGallery(), peer: await photoSwipe(lab) };
  const films = {
    'wb-elements': pageOf({
      html: `<wb-video src="https://www.youtube.com/watch?v=${FILM}" label="A film"></wb-video>`,
      data: '',
    }),
    peer: (
      await bundled(
        lab,
        'lite-youtube',
        "import 'lite-youtube-embed/src/lite-yt-embed.css'; import 'lite-youtube-embed';",
      )
    )(`<lite-youtube videoid="${FILM}" playlabel="A film"></lite-youtube>`)(1),
  };

  // Nobody makes such an element for these well, so each stands beside the one for films.
  const facades = Object.entries({
    'a map': '<wb-map address="Main Street 5" consent></wb-map>',
    'a calendar': '<wb-booking src="https://calendly.com/linen/fitting" consent></wb-booking>',
    'a page of Facebook':
      '<wb-social-embed kind="facebook-page" src="https://www.facebook.com/linen" consent></wb-social-embed>',
    comments: '<wb-comments shortname="linen" consent></wb-comments>',
  });

  const contests: Contest[] = [];
  const take = async <It>(
    figure: string,
    unit: string,
    of: Record<string, It>,
    times: number,
    one: (it: It) => Promise<number>,
  ) => {
    const measured = Object.entries(of).map(([stack, it]) => [stack, () => one(it)] as const);
    contests.push({ figure, unit, values: await inTurn(times, Object.fromEntries(measured)) });
  };
  const codeBefore = async (html: string) => (await codeOf(lab, html, {})).load.bytes;
  const untilAtRest = async (html: string) => {
    const stage = await lab.open(html);
    const cost = await stage.cpu();
    await stage.close();
    return cost;
  };

  for (const [what, of] of [
    [`${SLIDES} slides`, carousels],
    [`${PICTURES} pictures`, galleries],
  ] as const) {
    await take(`${what}, code before the load event`, 'B', of, 1, ({ page }) => codeBefore(page));
    await take(`${what}, until at rest`, 'ms', of, rounds, ({ page }) => untilAtRest(page));
    await take(`${what}, the first touch`, 'ms', of, rounds, (it) => firstOf(lab, it));
  }
  await take(`${SLIDES} slides, a drag`, 'ms', carousels, rounds, (it) => nextOf(lab, it, DRAGS));
  await take(`${PICTURES} pictures, the next one`, 'ms', galleries, rounds, (it) =>
    nextOf(lab, it, PICTURES - 2),
  );
  await take('a film of YouTube, code before the load event', 'B', films, 1, codeBefore);
  await take('a film of YouTube, until at rest', 'ms', films, rounds, untilAtRest);
  for (const [what, html] of facades) {
    const of = { 'wb-elements': pageOf({ html, data: '' }), peer: films.peer };
    await take(`${what}, code before the load event`, 'B', of, 1, codeBefore);
  }
  return {
    title: `Carousel, gallery and film, beside Swiper ${peers.swiper}, PhotoSwipe ${peers.viewer} and lite-youtube-embed ${peers.film}`,
    stacks: [
      { name: 'wb-elements', version: '' },
      { name: 'peer', version: '' },
    ],
    contests,
  };
}

async function firstOf(lab: Lab, { page, first }: Show) {
  const stage = await openWide(lab, page);
  const cost = await costOf(stage, first);
  await stage.close();
  return cost;
}

/** What comes after the first touch, by the mean of so many. */
async function nextOf(lab: Lab, { page, first, next }: Show, times: number) {
  const stage = await openWide(lab, page);
  await first(stage.page);
  await idle(stage.page);
  await settled(stage.page);
  const cost = await costOf(stage, async (it) => {
    for (let turn = 0; turn < times; turn += 1) await next(it);
  });
  await stage.close();
  return cost / times;
}

const openWide = (lab: Lab, html: string): Promise<Stage> =>
  lab.open(html, (page) => page.setViewport({ width: 1000, height: 800 }));

/** Drags a slide aside with the mouse, and waits until another one has come to rest. */
const drag =
  (box: string, place: () => unknown): Act =>
  async (page) => {
    const before = await page.evaluate(place);
    const [x, y] = await spot(page, box);
    await page.mouse.move(x + 300, y);
    await page.mouse.down();
    await page.mouse.move(x - 300, y, { steps: 12 });
    await page.mouse.up();
    await hasChanged(page, 'it has been dragged', place, before);
  };

const hasChanged = (page: Page, sentence: string, what: () => unknown, before: unknown) =>
  until(
    page,
    sentence,
    (source, was) => {
      const now = (new Function(`return (${source})()`) as () => unknown)();
      return now !== was && now !== -1;
    },
    String(what),
    before,
  );

/** Presses a button, and waits until what it leads to is there. */
const press =
  (selector: string, there: () => unknown): Act =>
  async (page) => {
    await page.mouse.click(...(await spot(page, selector)));
    await until(page, 'what was pressed is answered', there);
  };

const ourCarousel = (): Show => ({
  page: pageOf({ html: `<wb-carousel label="Slides">${slides()}</wb-carousel>`, data: '' }),
  first: press('wb-carousel >> [part=next]', () => {
    const [one] = document.querySelectorAll('wb-carousel > div');
    return one!.getBoundingClientRect().right <= 10;
  }),
  next: drag('wb-carousel', () =>
    [...document.querySelectorAll('wb-carousel > div')].findIndex(
      (it) => Math.abs(it.getBoundingClientRect().left - 8) < 1,
    ),
  ),
});

async function swiper(lab: Lab): Promise<Show> {
  const page = await bundled(
    lab,
    'swiper',
    "import { register } from 'swiper/element/bundle'; register();",
  );
  return {
    page: page(
      `<swiper-container navigation="true" pagination="true">${slides((it) => `<swiper-slide>${it}</swiper-slide>`)}</swiper-container>`,
    )(1),
    first: press('swiper-container >> .swiper-button-next', () => {
      const [one] = document.querySelectorAll('swiper-slide');
      return one!.getBoundingClientRect().right <= 10;
    }),
    next: drag('swiper-container', () =>
      [...document.querySelectorAll('swiper-slide')].findIndex(
        (it) => Math.abs(it.getBoundingClientRect().left - 8) < 1,
      ),
    ),
  };
}

const ourGallery = (): Show => ({
  page: pageOf({ html: `<wb-gallery label="Pictures">${pictures}</wb-gallery>`, data: '' }),
  first: press('wb-gallery a', isOpen),
  next: nextPicture,
});

/** Whether the viewer has opened: PhotoSwipe hears no key before, and then takes away what stood in for the picture. */
const isOpen = () =>
  document.querySelector('.pswp--ui-visible img') &&
  !document.querySelector('.pswp__img--placeholder');

/** The number of the picture that is shown: ours says it in the dialog, theirs in the page. */
const counter = () =>
  (document.querySelector('wb-gallery')?.shadowRoot ?? document).querySelector(
    '[role=status], .pswp__counter',
  )?.textContent;

const nextPicture: Act = async (page) => {
  const before = await page.evaluate(counter);
  await page.keyboard.press('ArrowRight');
  await hasChanged(page, 'the next picture shows', counter, before);
};

async function photoSwipe(lab: Lab): Promise<Show> {
  const page = await bundled(
    lab,
    'photoswipe',
    `import PhotoSwipeLightbox from 'photoswipe/lightbox'; import 'photoswipe/style.css';
     new PhotoSwipeLightbox({ gallery: '.pictures', children: 'a', pswpModule: () => import('photoswipe') }).init();`,
  );
  return {
    page: page(`<div class="pictures">${pictures}</div>`)(1),
    first: press('.pictures a', isOpen),
    next: nextPicture,
  };
}
