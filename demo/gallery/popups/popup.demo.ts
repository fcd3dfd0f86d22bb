import type { Demo } from '../demo';

const sizes = `<h2>Sizes</h2>
  <p>Small is 36, medium is 38 to 40, large is 42. <a href="#care">How to wash it</a></p>
  <p><button type="button" data-wb-close>Back to the shirt</button></p>`;

export const demo: Demo = {
  examples: [
    {
      name: 'opened by a link',
      html: `<p><a href="#sizes">Which size is mine?</a></p>
<wb-popup id="sizes" click-outside-to-close>
  ${sizes}
</wb-popup>
<p id="care">Wash it cold, and dry it flat.</p>`,
    },
    {
      name: 'by its rules: at the third click, to a visitor who has not seen it',
      html: `<wb-popup id="letter" trigger-once animation="slide" position="bottom"
  rules='[{"rule":"click","amount":3},{"rule":"device","of":["desktop","tablet"]},{"rule":"popup-shown","value":"letter","not":true}]'>
  <h2>Our letter</h2>
  <p>Once a month, about linen and nothing else.</p>
</wb-popup>`,
    },
    {
      name: 'at the side, the close button after five seconds',
      html: `<p><button type="button" data-wb-names="help">Help</button></p>
<wb-popup id="help" position="end" close-button-after="5" scroll-page label="Help">
  <p>Write to us, we answer within a day.</p>
</wb-popup>`,
    },
  ],
  states: [
    { name: 'open', reach: (host) => (host as HTMLElement & { open(): void }).open() },
    {
      name: 'open by its rules',
      example: 'by its rules: at the third click, to a visitor who has not seen it',
      reach: (host) => {
        for (let clicks = 0; clicks < 3; clicks += 1) host.click();
      },
    },
    {
      name: 'open without its close button',
      example: 'at the side, the close button after five seconds',
      reach: (host) => (host as HTMLElement & { open(): void }).open(),
    },
  ],
};
