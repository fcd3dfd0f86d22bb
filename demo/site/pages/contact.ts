import { layout } from './layout';
import { honeypot } from './honeypot';
import { html } from './markup';
import { privacySettings } from './privacy';

/** A letter to the workshop: one form with a list and a file. */
export function contactPage(): string {
  return layout({
    title: 'Contact',
    description: 'Write to the workshop: orders, mending, and everything else.',
    here: 'contact',
    privacy: privacySettings(),
    main: html`
      <h1>Write to us</h1>
      <p class="lead">We answer within two days, and usually from the sewing room.</p>
      <wb-form form-id="contact" project-id="site">
        <form action="/forms/contact" method="post" enctype="multipart/form-data">
          <p>
            <label for="name">Name</label>
            <input id="name" name="name" autocomplete="name" maxlength="500" required />
          </p>
          <p>
            <label for="email">E-mail</label>
            <input id="email" type="email" name="email" autocomplete="email" required />
          </p>
          <wb-select>
            <label for="topic">What is it about?</label>
            <select id="topic" name="topic" required>
              <option value="">Please choose</option>
              <option>An order</option>
              <option>A product</option>
              <option>Mending</option>
              <option>Something else</option>
            </select>
          </wb-select>
          <p>
            <label for="message">Message</label>
            <textarea id="message" name="message" rows="6" maxlength="10000" required></textarea>
          </p>
          <wb-file-upload max-size="5">
            <label for="attachment">Picture or document, up to 5 MB (if you like)</label>
            <input
              id="attachment"
              type="file"
              name="attachment"
              data-max-size="5"
              accept=".png,.jpg,.jpeg,.gif,.webp,.pdf,.txt"
            />
          </wb-file-upload>
          ${honeypot('website')}
          <p><button>Send</button></p>
        </form>
      </wb-form>
      <section>
        <h2>Come by</h2>
        <wb-map label="The workshop" coordinates="55.9533, -3.1883" height="360">
          <p>
            The sewing room is open from Tuesday to Friday, ten to four, at
            <address>12 Weaver’s Close, Edinburgh</address>
          </p>
        </wb-map>
      </section>
      <section>
        <h2>Be measured</h2>
        <p>Half an hour with the tailor. Choose a time; we write back with what to bring.</p>
        <wb-booking
          consent
          src="https://calendly.com/linen-workshop/fitting"
          label="Book a fitting"
          height="640"
        ></wb-booking>
      </section>
    `,
  });
}
