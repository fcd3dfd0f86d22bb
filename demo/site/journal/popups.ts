import { html } from '../pages/markup';
import type { Markup } from '../pages/markup';
import type { Language } from './article';

interface Popup {
  id: string;
  attributes: Markup;
  /** When it opens by itself; never without. */
  rules?: readonly object[];
  content: Record<Language, Markup>;
}

const mail = 'letter@example.com';

/** What may open over an article: one by a link, three by their rules. */
const all: readonly Popup[] = [
  {
    id: 'care-card',
    attributes: html`click-outside-to-close`,
    content: {
      en: html`<h2>Linen on one card</h2>
        <ul>
          <li>Soak it once, in cold water, before the first wash.</li>
          <li>Thirty degrees, half a drum, six hundred turns.</li>
          <li>No bleach, no brightener, no softener.</li>
          <li>Hang it wet; iron it damp or not at all.</li>
        </ul>
        <p><a href="#chapter-3">And if there is a stain?</a></p>`,
      de: html`<h2>Leinen auf einer Karte</h2>
        <ul>
          <li>Einmal in kaltes Wasser legen, vor der ersten Wäsche.</li>
          <li>Dreißig Grad, halbe Trommel, sechshundert Touren.</li>
          <li>Keine Bleiche, keine Aufheller, kein Weichspüler.</li>
          <li>Nass aufhängen; feucht bügeln oder gar nicht.</li>
        </ul>
        <p><a href="#chapter-3">Und wenn ein Fleck darin ist?</a></p>`,
    },
  },
  {
    // For who reads to the end: once in all.
    id: 'letter',
    attributes: html`trigger-once position="bottom" animation="slide"`,
    rules: [{ rule: 'scroll-down', amount: 90 }],
    content: {
      en: html`<h2>Our letter</h2>
        <p>Four times a year, about linen and nothing else.</p>
        <p>
          <a class="action" href="mailto:${mail}?subject=The%20letter">Write that you want it</a>
        </p>`,
      de: html`<h2>Unser Brief</h2>
        <p>Viermal im Jahr, über Leinen und sonst nichts.</p>
        <p>
          <a class="action" href="mailto:${mail}?subject=Der%20Brief"
            >Schreiben Sie, dass Sie ihn wollen</a
          >
        </p>`,
    },
  },
  {
    // For who leaves, and has come from elsewhere; not over another popup of the same page.
    id: 'before-you-go',
    attributes: html`click-outside-to-close`,
    rules: [
      { rule: 'exit-intent' },
      { rule: 'referrer-source', value: 'internal', not: true },
      { rule: 'other-popups', is: 'page', not: true },
      { rule: 'popup-shown', value: 'before-you-go', not: true },
    ],
    content: {
      en: html`<h2>Before you go</h2>
        <p>The samples are free: eight cloths in an envelope, by post.</p>
        <p><a class="action" href="/shop">See what we make of them</a></p>`,
      de: html`<h2>Bevor Sie gehen</h2>
        <p>Muster kosten nichts: acht Stoffe in einem Umschlag, mit der Post.</p>
        <p><a class="action" href="/shop">Was wir daraus machen</a></p>`,
    },
  },
  {
    // For who has come back another day.
    id: 'welcome-back',
    attributes: html`trigger-once position="end" scroll-page`,
    rules: [
      { rule: 'sessions', is: 'more', amount: 1 },
      { rule: 'since-last-visit', is: 'more', amount: 6, unit: 'hours' },
    ],
    content: {
      en: html`<h2>Good to see you again</h2>
        <p>Since your last visit we have put new colours on the loom.</p>
        <p><a class="action" href="/shop">See them</a></p>`,
      de: html`<h2>Schön, dass Sie wieder da sind</h2>
        <p>Seit Ihrem letzten Besuch sind neue Farben auf dem Webstuhl.</p>
        <p><a class="action" href="/shop">Ansehen</a></p>`,
    },
  },
];

/** Every popup of an article, in its language. */
export const popups = (language: Language): Markup[] =>
  all.map(
    ({ id, attributes, rules, content }) =>
      html`<wb-popup id="${id}" ${attributes} ${rules && rulesOf(rules)}
        >${content[language]}</wb-popup
      > `,
  );

const rulesOf = (rules: readonly object[]) => html`rules="${JSON.stringify(rules)}"`;
