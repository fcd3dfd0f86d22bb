import type { Counterparts } from '../counterpart';

const picture = (file: string, alt: string) =>
  `<a href="/gallery/pictures/${file}.svg"><img src="/gallery/pictures/${file}.svg" alt="${alt}"></a>`;

const STYLE = `.pictures{display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem}
.pictures img{display:block;inline-size:100%;aspect-ratio:1;object-fit:cover}
.viewer img{max-inline-size:100%}`;

/** A dialog with the picture alone: neither swiped nor zoomed. */
const VIEWER = `addEventListener('click', (event) => {
  const link = event.target.closest('.shown a');
  if (!link) return;
  event.preventDefault();
  const dialog = document.querySelector('.viewer');
  dialog.querySelector('img').src = link.href;
  dialog.showModal();
});`;

const DIALOG =
  '<dialog class="viewer"><form method="dialog"><button>Close</button></form><img alt=""></dialog>';

/** Pictures that open over the page. */
export const images: Counterparts = {
  gallery: {
    html: `<div class="pictures shown">${picture('dunes', 'Dunes in the morning')}${picture('fjord', 'A fjord')}${picture('meadow', 'A meadow')}</div>${DIALOG}`,
    style: STYLE,
    scripts: [VIEWER],
  },
  lightbox: {
    html: `<p class="shown">${picture('dunes', 'Dunes in the morning')}</p>`,
    style: STYLE,
    scripts: [VIEWER],
  },
};
