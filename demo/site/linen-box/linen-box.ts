import { layout } from '../pages/layout';
import { html, jsonMarkup } from '../pages/markup';
import type { Markup } from '../pages/markup';
import { leaves, numbers, pieces, plans, questions, reasons, strength } from './content';

const colors = [
  { id: 'flax', hex: '#f4ecd8' },
  { id: 'indigo', hex: '#22304f' },
  { id: 'woad', hex: 'rgba(92, 124, 158, 0.55)' },
];

/** One product on a page of its own: what it is, what it costs, and all that one might ask. */
export function linenBoxPage(): string {
  return layout({
    title: 'The linen box',
    description: 'Linen from our looms, four times a year: what is in it, and what it costs.',
    here: 'linen-box',
    head: html`<link rel="stylesheet" href="/site/linen-box.css" />`,
    main: html`
      <wb-palette colors="${jsonMarkup(colors).source}"></wb-palette>
      ${opening()} ${inside()} ${why()} ${wear()} ${prices()} ${answers()} ${closing()}
    `,
  });
}

/** The content of a placeholder is base64, so that what a database has needs no escaping. */
const stock = Buffer.from(
  '<p>Of 240 boxes for spring, <strong>{{left fallback="some"}}</strong> have no name on them yet.</p>',
).toString('base64');

const opening = (): Markup =>
  html`<section class="hero pair">
      <div>
        <h1>A box of linen, four times a year.</h1>
        <p class="lead">
          What our looms make of the season, folded, tied with a selvedge, and at your door.
        </p>
        <p><a class="action" href="#prices">See what it costs</a></p>
        <wb-placeholder
          format="html"
          base64="${stock}"
          values="${jsonMarkup({ left: String(leaves.left) }).source}"
        ></wb-placeholder>
        <h2 class="kicker">The spring box leaves the workshop in</h2>
        <wb-countdown end="${leaves.date}" timezone="${leaves.timezone}" action="showMessage">
          <p slot="message">It has left. <a href="/contact">Ask about the next one</a></p>
        </wb-countdown>
      </div>
      <wb-hover animation="float" duration="400">
        <img
          src="/site/linen-box.svg"
          alt="An open box with folded linen in it"
          width="480"
          height="480"
      /></wb-hover>
    </section>
    <dl class="section box-numbers">
      ${numbers.map(
        ({ start, end, separator, unit }) =>
          html`<div>
            <dt>${unit}</dt>
            <dd>
              <wb-counter start="${start}" end="${end}" separator="${separator}"></wb-counter>
            </dd>
          </div> `,
      )}
    </dl>`;

const inside = (): Markup =>
  html`<section aria-labelledby="inside">
    <h2 id="inside">What is in it</h2>
    <ul class="box-cards">
      ${pieces.map(
        ({ name, text, turned }) =>
          html`<li>
            <wb-flip-box direction="left" turn-text="Turn over: ${name}">
              <section slot="front">
                <h3>${name}</h3>
                <p>${text}</p>
              </section>
              <section slot="back">
                <p>${turned}</p>
                <p><a href="/contact">Ask about it</a></p>
              </section>
            </wb-flip-box>
          </li> `,
      )}
    </ul>
  </section>`;

const why = (): Markup =>
  html`<section
    class="box-band iefhe-bcp-indigo iefhe-bgp-woad iefhe-cp-flax"
    aria-labelledby="why"
  >
    <h2 id="why">Why it lasts</h2>
    <ul class="box-reasons">
      ${reasons.map(
        ({ name, text }, place) =>
          html`<li>
            <wb-entrance animation="fadeInUp" duration="600" delay="${place * 90}">
              <h3>${name}</h3>
              <p>${text}</p>
            </wb-entrance>
          </li> `,
      )}
    </ul>
  </section>`;

const wear = (): Markup =>
  html`<section class="box-wear" aria-labelledby="wear">
    <h2 id="wear">What a hundred washes leave</h2>
    <p>
      We wash a strip of every warp a hundred times and pull it apart. This is how much of its
      strength it keeps.
    </p>
    <wb-chart type="line" label="Strength kept, in percent">
      <table>
        <caption>
          Strength kept, in percent
        </caption>
        <thead>
          <tr>
            <th scope="col">Washes</th>
            ${strength.washes.map((it) => html`<th scope="col">${it}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${strength.cloths.map(
            ({ name, kept, color }) =>
              html`<tr data-color="${color}">
                <th scope="row">${name}</th>
                ${kept.map((it) => html`<td>${it}</td>`)}
              </tr> `,
          )}
        </tbody>
      </table>
    </wb-chart>
  </section>`;

const prices = (): Markup =>
  html`<section aria-labelledby="prices">
    <h2 id="prices">What it costs</h2>
    <wb-tabs label="How often a box comes" active="2" phones="accordion">
      ${plans.map(
        ({ name, price, per, lines, action }) =>
          html`<section>
            <h3>${name}</h3>
            <div class="box-plan">
              <p class="box-price"><strong>${price}</strong> ${per}</p>
              <ul>
                ${lines.map((it) => html`<li>${it}</li> `)}
              </ul>
              <p><a class="action" href="/contact">${action}</a></p>
            </div>
          </section> `,
      )}
    </wb-tabs>
  </section>`;

const answers = (): Markup =>
  html`<section aria-labelledby="answers">
    <h2 id="answers">What people ask</h2>
    <wb-accordion collapsible>
      ${questions.map(
        ({ question, answer, link }, place) =>
          html`<details id="question-${place + 1}" ${place === 0 && html`open`}>
            <summary><h3>${question}</h3></summary>
            <p>${answer} ${link && html`<a href="${link.href}">${link.text}</a>`}</p>
          </details> `,
      )}
    </wb-accordion>
  </section>`;

const closing = (): Markup =>
  html`<section class="box-closing">
    <wb-entrance animation="fadeIn" duration="800">
      <h2>Linen gets better. Begin early.</h2>
      <p><a class="action" href="/contact">Put my name on a box</a></p>
    </wb-entrance>
  </section>`;
