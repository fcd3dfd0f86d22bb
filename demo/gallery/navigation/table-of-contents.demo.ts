import type { Demo } from '../demo';

const article = `<h3 id="rye">Rye</h3>
<p>Dark, sour, and better on its second day.</p>
<h4 id="dough">The dough</h4>
<p>Three stages, eighteen hours.</p>
<h4>The oven</h4>
<p>Hot at first, then falling for an hour.</p>
<h3>Wheat &amp; spelt</h3>
<p>Light loaves for the morning.</p>
<h3>Prices</h3>
<p>By weight, as the scales say.</p>`;

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: `<wb-table-of-contents levels="h3 h4"></wb-table-of-contents>\n${article}`,
      once: true,
    },
    {
      name: 'with numbers, folded on phones',
      html: `<wb-table-of-contents levels="h3 h4" marker="numbers" title-text="In this article" minimized-mobile></wb-table-of-contents>\n${article}`,
    },
    {
      name: 'nothing to list, folded',
      html: `<wb-table-of-contents levels="h3" include="chapters" minimized minimized-tablet minimized-mobile></wb-table-of-contents>\n${article}`,
    },
  ],
  states: [
    {
      name: 'folded by hand',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=toggle]')!.click(),
    },
  ],
};
