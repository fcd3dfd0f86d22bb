import type { Demo } from '../demo';

const story = Array.from(
  { length: 12 },
  (_, index) => `<p>${index + 1}. Flour, water, salt and time. The dough rests overnight in the cool
  cellar, is folded by hand three times before dawn, and goes into the oven when the first guests
  are still asleep. What comes out is dark, heavy, and keeps for a week.</p>`,
).join('\n');

const header = (more = '') => `<wb-sticky${more}>
  <header><strong>Mill Street Bakery</strong> <a href="#bread">Bread</a> <a href="#visit">Visit</a></header>
</wb-sticky>`;

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: `${header()}
<h3 id="bread">Bread</h3>
${story}
<h3 id="visit">Visit</h3>
<p>Tuesday to Saturday, seven to six.</p>`,
    },
    {
      name: 'slides in after the opening, hides on the way down',
      html: `${header(' mode="animated" reference="#opening" hide-on-scroll-down')}
<h3 id="opening">Bread since 1911</h3>
${story}
<h3 id="bread">Bread</h3>
<h3 id="visit">Visit</h3>`,
    },
    {
      name: 'two, one below the other',
      html: `${header()}
<h3 id="bread">Bread</h3>
<wb-sticky offset="8"><p>Today: rye, spelt, walnut</p></wb-sticky>
${story}
<h3 id="visit">Visit</h3>`,
    },
  ],
  states: [{ name: 'stuck', reach: () => scrollTo({ top: 400, behavior: 'instant' }) }],
};
