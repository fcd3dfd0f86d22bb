import { html } from 'hono/html';
import { familiesOf } from '../catalogue';
import type { CatalogueEntry } from '../catalogue';
import { sample } from '../guides/guide';
import { guides } from '../guides/guides';
import { recipes } from '../recipes/recipes';
import type { Weight } from '../suite/weight';
import { amount } from './amount';
import { code } from './code';
import { exampleFrame } from './frame';
import { layout } from './layout';

/** What visitors see first: figures, pictures, a congregation. */
const GLANCE = new Set(['wb-chart', 'wb-gallery', 'wb-event-calendar']);

/** The gallery's first page: what this is, what it promises, and every element at a glance. */
export const firstPage = (all: CatalogueEntry[], weight: Weight): Promise<string> =>
  layout({
    title: 'wb-elements: widgets that cost nothing until touched',
    all,
    here: '/gallery',
    styles: ['first.css'],
    main: html`<section class="hero">
        <h1>React’s components, at the cost of static HTML until touched.</h1>
        <p class="lead">
          wb-elements are the widgets of a published page: tabs, prices, product forms. A publish
          step draws them into the HTML, so they are there at first paint. React is fetched while
          the page is idle, and begins to run with the first touch, which it answers.
        </p>
        <p class="row">
          <a class="action" href="/gallery/guides/start">Start in five minutes</a>
          <a href="#elements">See the elements</a>
        </p>
      </section>
      <section aria-labelledby="glance">
        <h2 id="glance">At a glance</h2>
        <ul class="cards">
          ${all.filter(({ contract: { tag } }) => GLANCE.has(tag)).map((it) => card(it, h3))}
        </ul>
      </section>
      <section>
        <h2>All that a page needs</h2>
        ${code(sample('start.html'), 'All that a page needs')}
      </section>
      <section aria-labelledby="promise">
        <h2 id="promise">What you can count on</h2>
        <ul class="promises">
          ${promises(weight).map(
            ([name, text]) =>
              html`<li>
                <h3>${name}</h3>
                <p>${text}</p>
              </li>`,
          )}
        </ul>
      </section>
      <section aria-labelledby="guides">
        <h2 id="guides">Guides</h2>
        <ul class="cards">
          ${[
            ...guides.map(({ name, title, summary }) => ({
              href: `/gallery/guides/${name}`,
              title,
              summary,
            })),
            ...recipes.map(({ name, title, summary }) => ({
              href: `/gallery/recipes/${name}`,
              title,
              summary,
            })),
            {
              href: '/gallery/theming',
              title: 'Theming',
              summary: 'Set colours and corners once, and watch every element follow.',
            },
          ].map(
            ({ href, title, summary }) =>
              html`<li>
                <h3><a href="${href}">${title}</a></h3>
                <p>${summary}</p>
              </li>`,
          )}
        </ul>
      </section>
      <section aria-labelledby="elements">
        <h2 id="elements">${all.length} elements</h2>
        <div class="families">
          ${familiesOf(all).map(
            ({ family, entries }) =>
              html`<section data-elements="${Math.min(3, entries.length)}">
                <h3>${family}</h3>
                <ul class="cards">
                  ${entries.map((it) => card(it, h4))}
                </ul>
              </section>`,
          )}
        </div>
      </section>`,
  });

const promises = ({ loader }: Weight): [string, string][] => [
  [
    'Complete at first paint',
    'Every element is in the HTML as declarative shadow DOM. Nothing shifts, nothing flashes.',
  ],
  [
    'Asleep until touched',
    `One script of ${amount(loader)} (brotli) watches the whole page. A sleeping element holds no listener.`,
  ],
  ['No touch is lost', 'The click that wakes an element is answered, even when it came early.'],
  ['Works without script', 'Content reads, links lead, forms are sent by the browser itself.'],
  [
    'Native where it counts',
    'Values live in native controls: sent, reset, restored and labelled by the browser.',
  ],
  ['Strict', 'Runs under default-src ‘self’ with Trusted Types, and no inline style attribute.'],
];

type Html = ReturnType<typeof html>;

const h3 = (link: Html) => html`<h3>${link}</h3>`;
const h4 = (link: Html) => html`<h4>${link}</h4>`;

const card = ({ contract: { tag, summary }, demo }: CatalogueEntry, heading: typeof h3) =>
  html`<li class="element">
    ${exampleFrame({ tag, number: 1, name: demo.examples[0]!.name, thumbnail: true })}
    ${heading(html`<a href="/gallery/${tag}"><code>&lt;${tag}&gt;</code></a>`)}
    <p>${summary}</p>
  </li>`;
