import type { Demo } from '../demo';

const items = `<details open><summary><h3>How long does a loaf keep?</h3></summary>
    <p>A week, in linen. <a href="#flour">Which flour is in it?</a></p></details>
  <details id="flour"><summary><h3>Which flour do you use?</h3></summary>
    <p>Rye and spelt from the mill next door.</p></details>
  <details><summary>Do you deliver?</summary><p>By bicycle, within the town.</p></details>`;

const tagged = `<details data-tags="Bread"><summary>Is the rye sour?</summary><p>A little.</p></details>
  <details data-tags="Bread, Cakes"><summary>Are there nuts in it?</summary><p>Ask us.</p></details>
  <details data-tags="Cakes"><summary>Can I order a cake?</summary><p>Two days before.</p></details>`;

export const demo: Demo = {
  examples: [
    { name: 'one open at a time', html: `<wb-accordion>\n  ${items}\n</wb-accordion>` },
    {
      name: 'each by itself',
      html: `<wb-accordion collapsible>\n  ${items}\n</wb-accordion>`,
    },
    { name: 'with tags', html: `<wb-accordion collapsible>\n  ${tagged}\n</wb-accordion>` },
    {
      name: 'with a tag chosen at first',
      html: `<wb-accordion filter="Cakes" all-text="Everything">\n  ${tagged}\n</wb-accordion>`,
    },
    {
      name: 'nested',
      html: `<wb-accordion>
  <details open><summary>Bread</summary>
    <wb-accordion><details open><summary>Rye</summary><p>Dark.</p></details><details><summary>Spelt</summary><p>Light.</p></details></wb-accordion>
  </details>
  <details><summary>Cakes</summary><p>On Saturdays.</p></details>
</wb-accordion>`,
    },
  ],
  states: [
    {
      name: 'the last one open',
      reach: (host) => host.querySelectorAll('summary')[2]!.click(),
    },
    {
      name: 'another tag',
      example: 'with tags',
      reach: (host) =>
        host.shadowRoot!.querySelectorAll<HTMLElement>('input[type=radio]')[2]!.click(),
    },
  ],
};
