import type { Counterparts } from '../counterpart';

const scene = (name: string, title: string) =>
  `<div><img src="/gallery/pictures/scene-${name}.svg" alt="" width="600" height="400"><h3>${title}</h3></div>`;
const SCENES = [
  scene('dunes', 'Dunes at noon'),
  scene('lake', 'The quiet lake'),
  scene('forest', 'Old forest'),
].join('');

/** The browser's own snapping, and buttons that scroll by a slide. */
const row = (label: string) =>
  `<section class="slides" aria-label="${label}" aria-roledescription="carousel"><div class="row" tabindex="0">${SCENES}</div><button data-by="-1" aria-label="Previous slide">‹</button><button data-by="1" aria-label="Next slide">›</button></section>`;

const STYLE = `.slides .row{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scroll-behavior:smooth}
.slides .row>*{flex:0 0 100%;scroll-snap-align:start}
.slides img{inline-size:100%;block-size:auto}`;

const STEP = `addEventListener('click', ({ target }) => {
  if (!target.dataset.by) return;
  const row = target.parentElement.querySelector('.row');
  row.scrollBy({ left: row.clientWidth * target.dataset.by });
});`;

/** What slides: a row that scrolls. */
export const sliding: Counterparts = {
  carousel: { html: row('Walks'), style: STYLE, scripts: [STEP] },
  slider: { html: row('Sections'), style: STYLE, scripts: [STEP] },
};
