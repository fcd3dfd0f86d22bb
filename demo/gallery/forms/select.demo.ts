import type { Demo } from '../demo';

const countries = ['Denmark', 'France', 'Germany', 'Italy', 'Japan', 'Portugal', 'Spain', 'Sweden'];
const options = countries.map((name) => `    <option>${name}</option>`).join('\n');

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: `<wb-select>
  <label for="country">Country</label>
  <select id="country" name="country" autocomplete="country-name" required>
    <option value="">Choose a country</option>
${options}
  </select>
</wb-select>`,
    },
    {
      name: 'with groups, and a hint',
      html: `<form method="post" action="/forms/question">
  <wb-select max-items="8">
    <label for="topic">Your question is about</label>
    <p id="topic-hint">We pass it on to whoever knows.</p>
    <select id="topic" name="topic" aria-describedby="topic-hint">
      <option value=" ">Please choose</option>
      <optgroup label="Before you buy">
        <option value="sizes">Sizes and colours</option>
        <option value="stock">When something is back in stock</option>
      </optgroup>
      <optgroup label="Your order">
        <option value="delivery" selected>Delivery</option>
        <option value="return">Sending something back</option>
        <option value="repair" disabled>Repairs (closed until June)</option>
      </optgroup>
    </select>
  </wb-select>
  <button>Send</button>
</form>`,
    },
    {
      name: 'several to choose',
      html: `<wb-select empty-text="All days">
  <label for="days">Days that suit you</label>
  <select id="days" name="days" multiple>
    <option value="mon" selected>Monday</option>
    <option value="tue">Tuesday</option>
    <option value="wed" selected>Wednesday</option>
    <option value="thu">Thursday</option>
    <option value="fri">Friday</option>
    <option value="sat" disabled>Saturday (full)</option>
  </select>
</wb-select>`,
    },
    {
      name: "with the browser's own list",
      html: `<wb-select native>
  <label for="hour">Hour</label>
  <select id="hour" name="hour">
    <option>Morning</option>
    <option>Noon</option>
    <option>Afternoon</option>
  </select>
</wb-select>`,
    },
    {
      name: 'disabled',
      html: `<wb-select>
  <label for="size">Size</label>
  <select id="size" name="size" disabled>
    <option>One size</option>
  </select>
</wb-select>`,
    },
  ],
  states: [
    {
      name: 'open',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=select]')!.click(),
    },
    {
      name: 'open, with groups',
      example: 'with groups, and a hint',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=select]')!.click(),
    },
    {
      name: 'open, several to choose',
      example: 'several to choose',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=select]')!.click(),
    },
    {
      name: 'in error',
      reach: (host) => {
        const select = host.querySelector('select')!;
        const error = document.createElement('p');
        error.id = 'country-error';
        error.textContent = 'Please fill in the required fields';
        host.append(error);
        select.setAttribute('aria-invalid', 'true');
        select.setAttribute('aria-describedby', error.id);
      },
    },
  ],
};
