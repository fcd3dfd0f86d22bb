import type { Demo } from '../demo';

const sections = `<section><h3>Monthly</h3><p>12 € a month. <a href="#yearly">Or pay once</a></p></section>
  <section id="yearly"><h3>Yearly</h3><p>120 € a year, two months free.</p></section>`;

export const demo: Demo = {
  examples: [
    {
      name: 'two labels in a frame',
      html: `<wb-switcher label="How to pay">\n  ${sections}\n</wb-switcher>`,
    },
    {
      name: 'a toggle between them, the second at first',
      html: `<wb-switcher label="How to pay" look="toggle" active="2">\n  ${sections}\n</wb-switcher>`,
    },
    {
      name: 'three sections',
      html: `<wb-switcher label="How to pay">\n  ${sections}\n  <section><p>Both can be ended at any time.</p></section>\n</wb-switcher>`,
      warns: '<wb-switcher> has 3 sections',
    },
  ],
  states: [
    {
      name: 'the second in view',
      reach: (host) => host.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')[1]!.click(),
    },
  ],
};
