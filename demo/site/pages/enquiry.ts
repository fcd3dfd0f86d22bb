import { honeypot } from './honeypot';
import { layout } from './layout';
import { html } from './markup';
import type { Markup } from './markup';

/** Something made to measure, asked for in three steps; without script they stand one below another. */
export function enquiryPage(): string {
  return layout({
    title: 'Made to measure',
    description: 'Curtains, blinds and linen in your own measures: tell us what you need.',
    main: html`
      <h1>Made to measure</h1>
      <p class="lead">Three short steps, and we send you an offer within a week.</p>
      <wb-form form-id="enquiry" project-id="site" type="multistep">
        <form action="/forms/enquiry" method="post" enctype="multipart/form-data">
          <fieldset>
            <legend>What you need</legend>
            <wb-select>
              <label for="thing">What shall we make?</label>
              <select id="thing" name="thing" required>
                <option value="">Please choose</option>
                <option>Curtains</option>
                <option>A roller blind</option>
                <option>Table linen</option>
                <option>Bed linen</option>
              </select>
            </wb-select>
            ${measure('width', 'Width in cm')} ${measure('height', 'Height in cm')}
          </fieldset>
          <fieldset>
            <legend>How it should look</legend>
            <fieldset class="row">
              <legend>Colours</legend>
              ${['Sand', 'Sage', 'Ink', 'Rust'].map(
                (colour) =>
                  html`<label
                    ><input type="checkbox" name="colours" value="${colour}" /> ${colour}</label
                  > `,
              )}
            </fieldset>
            <wb-file-upload max-size="5">
              <label for="pictures">Up to three pictures of the place, each up to 5 MB</label>
              <input
                id="pictures"
                type="file"
                name="pictures"
                multiple
                data-max-size="5"
                accept=".png,.jpg,.jpeg,.gif,.webp,.pdf"
              />
            </wb-file-upload>
            <p>
              <label for="until">Needed by</label>
              <input id="until" type="date" name="until" />
            </p>
            <p>
              <label for="remarks">Remarks</label>
              <textarea id="remarks" name="remarks" rows="4" maxlength="10000"></textarea>
            </p>
          </fieldset>
          <fieldset>
            <legend>Where to find you</legend>
            <p>
              <label for="name">Name</label>
              <input id="name" name="name" autocomplete="name" maxlength="500" required />
            </p>
            <p>
              <label for="email">E-mail</label>
              <input id="email" type="email" name="email" autocomplete="email" required />
            </p>
            <p>
              <label for="phone">Telephone</label>
              <input id="phone" type="tel" name="phone" autocomplete="tel" />
            </p>
            <input type="hidden" name="source" value="Enquiry page" />
          </fieldset>
          ${honeypot('website')}
          <p><button>Send</button></p>
        </form>
      </wb-form>
    `,
  });
}

const measure = (name: string, label: string): Markup =>
  html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" type="number" name="${name}" min="10" max="600" required />
  </p>`;
