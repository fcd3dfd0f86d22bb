import type { Demo } from '../demo';

const field = (label: string, control: string) => `<p><label>${label}<br>${control}</label></p>`;

const form = (
  id: string,
  inside: string,
  more = '',
) => `<wb-form form-id="${id}" project-id="site"${more}>
  <form action="/forms/${id}" method="post">
    ${inside}
    <p><button>Send</button></p>
  </form>
</wb-form>`;

const contact = form(
  'contact',
  [
    field('Name', '<input name="name" autocomplete="name" required>'),
    field('E-mail', '<input name="email" type="email" autocomplete="email" required>'),
    field(
      'It is about',
      `<select name="topic" required>
        <option value="">Choose a topic</option><option>An order</option><option>A repair</option>
      </select>`,
    ),
    field('Message', '<textarea name="message" rows="4" required></textarea>'),
  ].join('\n    '),
);

const everyKind = form(
  'every-kind',
  [
    '<input type="hidden" name="campaign" placeholder="autumn">',
    field('Name', '<input name="name" autocomplete="name" value="Ada Lovelace">'),
    field('Telephone', '<input name="phone" type="tel" autocomplete="tel">'),
    field('Website', '<input name="site" type="url" placeholder="https://">'),
    field('Password', '<input name="password" type="password" autocomplete="new-password">'),
    field('Pieces, from 0 to 20', '<input name="pieces" type="number" min="0" max="20">'),
    field(
      'Postcode, five digits',
      '<input name="postcode" pattern="[0-9]{5}" inputmode="numeric">',
    ),
    field('Day', '<input name="day" type="date">'),
    field('Time', '<input name="time" type="time">'),
    field('Guests, from 1 to 12', '<input name="guests" type="range" min="1" max="12" value="4">'),
    field('Colour of the ribbon', '<input name="ribbon" type="color" value="#b0481e">'),
    field(
      'Colours',
      '<select name="colours" multiple><option>Red</option><option>Blue</option></select>',
    ),
    field(
      'Pictures, 2 MB each',
      '<input name="pictures" type="file" accept=".png,.jpg" data-max-size="2" multiple>',
    ),
    `<fieldset>
      <legend>Size</legend>
      <label><input type="radio" name="size" value="S" checked> Small</label>
      <label><input type="radio" name="size" value="L"> Large</label>
    </fieldset>`,
    `<fieldset data-required>
      <legend>How may we answer?</legend>
      <label><input type="checkbox" name="answer" value="mail" checked> By e-mail</label>
      <label><input type="checkbox" name="answer" value="phone"> By telephone</label>
    </fieldset>`,
    '<p><label><input type="checkbox" name="terms" required checked> I agree to the terms</label></p>',
  ].join('\n    '),
  ` fields='{"pieces": {"maxNumError": "We have no more than"}}'`,
);

const enquiry = (view: string, icons = false) => {
  const step = (
    title: string,
    icon: string,
    inside: string,
  ) => `<fieldset${icons ? ` data-icon="${icon}"` : ''}>
      <legend>${title}</legend>
      ${inside}
    </fieldset>`;
  return form(
    'enquiry',
    [
      step(
        'Your project',
        '✎',
        field('What is it?', '<input name="project" required value="A table">'),
      ),
      step('Its size', '↔', field('Length in cm', '<input name="length" type="number" min="0">')),
      step(
        'Your address',
        '✉',
        field('E-mail', '<input name="email" type="email" required autocomplete="email">'),
      ),
    ].join('\n    '),
    ` type="multistep" view="${view}"`,
  );
};

const guestBook = form('guest-book', field('Your line', '<input name="line" value="Lovely!">'));

export const demo: Demo = {
  examples: [
    { name: 'a contact form', html: contact },
    { name: 'every kind of field', html: everyKind },
    { name: 'a guest book', html: guestBook },
    { name: 'step by step', html: enquiry('number-text') },
    { name: 'step by step, with a bar', html: enquiry('progressBar') },
    { name: 'step by step, with icons', html: enquiry('icon', true) },
  ],
  states: [
    {
      name: 'fields that are missing',
      reach: (host) => host.querySelector('form')!.querySelector('button')!.click(),
    },
    {
      name: 'one field that is wrong',
      example: 'every kind of field',
      reach: (host) => {
        host.querySelector<HTMLInputElement>('[name=pieces]')!.value = '21';
        host.querySelector('button')!.click();
      },
    },
    {
      name: 'the second step',
      example: 'step by step',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
    {
      name: 'the last step, with something missing',
      example: 'step by step, with a bar',
      reach: (host) => {
        const next = host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!;
        next.click();
        next.click();
        host.querySelector('button')!.click();
      },
    },
    {
      name: 'on its way',
      example: 'a guest book',
      reach: (host) => {
        const { fetch } = globalThis;
        globalThis.fetch = () => {
          globalThis.fetch = fetch;
          return new Promise<Response>(() => {});
        };
        host.querySelector('button')!.click();
      },
    },
    {
      name: 'sent',
      example: 'a guest book',
      reach: (host) => {
        const { fetch } = globalThis;
        globalThis.fetch = async () => {
          globalThis.fetch = fetch;
          return Response.json({ success: true });
        };
        host.querySelector('button')!.click();
      },
    },
    {
      name: 'refused',
      example: 'a guest book',
      reach: (host) => {
        const { fetch } = globalThis;
        const errors = ['Nobody can write here before noon.'];
        globalThis.fetch = async () => {
          globalThis.fetch = fetch;
          return Response.json({ success: false, errors }, { status: 422 });
        };
        host.querySelector('button')!.click();
      },
    },
  ],
  backend: (path) =>
    path.startsWith('/forms/') ? { status: 200, body: { success: true } } : undefined,
};
