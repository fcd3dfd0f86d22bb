import type { Widget } from '../../widgets';
import type { Counterpart } from '../counterpart';
import { flattened } from '../flattened';
import { SEND } from './forms';

const STYLE = `.items{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));gap:1.5rem;list-style:none;padding:0}
.items>[hidden]{display:none}
.items img,.detail img{display:block;inline-size:100%;block-size:auto;aspect-ratio:3/2;object-fit:cover}
.filters{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}
.filters span,.control{display:block}
.facts{list-style:none;padding:0}
.facts svg,.pager svg,.media svg,.previous svg{inline-size:1em;block-size:1em}
.pager{display:flex;gap:1rem;justify-content:center}
.calendar table{inline-size:100%;table-layout:fixed}
.calendar td{block-size:5rem;vertical-align:top}
.unseen{position:absolute;clip-path:inset(50%);white-space:nowrap}`;

/** Shows the items of a page that have the chosen words; steps through the pages. */
const LIST = `document.querySelectorAll('.pager').forEach((pager) => {
  const list = pager.parentElement.querySelector('.items');
  const form = pager.parentElement.querySelector('form');
  const items = [...list.children];
  const size = items.filter((it) => !it.hidden).length;
  let page = 0;
  const show = () => {
    const words = [...new FormData(form ?? undefined).values()].filter(Boolean);
    const fit = items.filter((it) => words.every((word) => it.outerHTML.includes(word)));
    page = Math.max(0, Math.min(page, Math.ceil(fit.length / size) - 1));
    const shown = new Set(fit.slice(page * size, (page + 1) * size));
    for (const it of items) it.hidden = !shown.has(it);
    pager.querySelector('span').textContent = \`Page \${page + 1} of \${Math.ceil(fit.length / size)}\`;
  };
  pager.addEventListener('click', ({ target }) => {
    page += target.closest('.next') ? 1 : target.closest('.previous') ? -1 : 0;
    show();
  });
  form?.addEventListener('input', () => { page = 0; show(); });
});`;

const BACK = `addEventListener('click', (event) => {
  if (!event.target.closest('.previous[href]') || !document.referrer) return;
  event.preventDefault();
  history.back();
});`;

const LISTEN = `addEventListener('click', (event) => {
  const link = event.target.closest('.media a:not([download])');
  if (!/mp3$/.test(link?.href)) return;
  event.preventDefault();
  link.replaceWith(Object.assign(new Audio(link.href), { controls: true, autoplay: true }));
});`;

const kinds = (of: string, views: string) => views.split(' ').map((view) => `${of}-${view}`);

/** The names of the kinds that are drawn from a feed, or around a list that stands in the page. */
export const MINISTRY = [
  ...kinds('article', 'detail featured list'),
  ...kinds('event', 'calendar detail featured layout list'),
  ...kinds('group', 'detail featured layout list slider'),
  ...kinds('sermon', 'detail featured layout list'),
  'staff-detail',
  'ministry-form',
];

/** What a church's pages have: the same content in plain lists, articles and forms. */
export const ministry = (kind: Widget): Counterpart => ({
  html: withFirstPage(flattened(kind), Number(/per-page="(\d+)"/.exec(kind.html)?.[1])),
  style: STYLE,
  scripts: scriptsOf(kind.name),
});

function scriptsOf(name: string) {
  if (name === 'ministry-form') return [SEND];
  return name.endsWith('detail') ? [BACK, LISTEN] : [LIST, LISTEN];
}

/** Hides all items after so many, as a server would write it. */
function withFirstPage(html: string, size: number) {
  let count = 0;
  return html.replace(/<li class="card\b[^>]*|<article(?= data-category)/g, (start) =>
    (count += 1) > size ? `${start} hidden` : start,
  );
}
