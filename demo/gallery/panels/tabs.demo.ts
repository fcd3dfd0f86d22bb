import type { Demo } from '../demo';

const sections = `<section><h3>Size</h3><p>Forty by sixty centimetres. <a href="#care">How to wash it</a></p></section>
  <section id="care"><h3>Care</h3><p>Cold &amp; gentle, then dry it flat.</p></section>
  <section aria-label="Origin"><p>Woven in Guimarães, Portugal.</p></section>`;

export const demo: Demo = {
  examples: [
    { name: 'plain', html: `<wb-tabs label="About the blanket">\n  ${sections}\n</wb-tabs>` },
    {
      name: 'the second at first, on hover',
      html: `<wb-tabs label="About the blanket" active="2" trigger="hover">\n  ${sections}\n</wb-tabs>`,
    },
    {
      name: 'a column, an accordion on phones',
      html: `<wb-tabs label="About the blanket" orientation="vertical" phones="accordion">\n  ${sections}\n</wb-tabs>`,
    },
    {
      name: 'nested',
      html: `<wb-tabs label="Clothes">
  <section><h3>Shirts</h3>
    <wb-tabs label="Shirts, by their cloth"><section><h4>Linen</h4><p>Light.</p></section><section><h4>Wool</h4><p>Warm.</p></section></wb-tabs>
  </section>
  <section><h3>Trousers</h3><p>Straight or wide.</p></section>
</wb-tabs>`,
    },
  ],
  states: [
    {
      name: 'the third in view',
      reach: (host) => host.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')[2]!.click(),
    },
  ],
};
