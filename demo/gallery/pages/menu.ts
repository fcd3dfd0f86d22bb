import { html } from 'hono/html';
import { familiesOf } from '../catalogue';
import { BRANDS, THEMES } from '../look';
import type { PageParts } from './page-parts';
import { places } from './places';

/**
 * What stands beside every page, and on a phone above it: name, search, colours, and the list of
 * everything, which there is a popover of the browser's own.
 */
export const menu = ({ all, here, query = '' }: PageParts) =>
  html`<header class="bar">
    <a class="name" href="/gallery">wb-elements</a>
    <button type="button" class="opener" popovertarget="places">Menu</button>
    <form class="search" role="search" action="/gallery/search">
      <label class="unseen" for="search">Search the gallery</label>
      <input
        id="search"
        type="search"
        name="q"
        value="${query}"
        placeholder="Search"
        autocomplete="off"
        spellcheck="false"
        maxlength="100"
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
    <nav id="places" popover aria-label="Gallery">
      <button type="button" class="closer" popovertarget="places" popovertargetaction="hide">
        Close
      </button>
      <fieldset class="themes segments">
        <legend class="unseen">Colours</legend>
        ${THEMES.map(
          (theme) =>
            html`<label>
              <input
                type="radio"
                name="theme"
                value="${theme}"
                ${theme === 'auto' ? html`checked` : ''}
              />
              ${capitalised(theme)}
            </label>`,
        )}
      </fieldset>
      <p class="row brand needs-script">
        <label for="brand">Theme</label>
        <select id="brand">
          ${BRANDS.map((brand) => html`<option value="${brand}">${capitalised(brand)}</option>`)}
        </select>
      </p>
      <section>
        <h2>Guides</h2>
        <ul>
          ${places.map(({ href, title }) => entry(href, title, here))}
        </ul>
      </section>
      ${familiesOf(all).map(
        ({ family, entries }) =>
          html`<section>
            <h2>${family}</h2>
            <ul>
              ${entries.map(({ contract: { tag } }) => entry(`/gallery/${tag}`, tag, here))}
            </ul>
          </section>`,
      )}
    </nav>
  </header>`;

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

const entry = (href: string, title: string, here: string | undefined) =>
  html`<li>
    <a href="${href}" ${href === here ? html`aria-current="page"` : ''}>${title}</a>
  </li>`;
