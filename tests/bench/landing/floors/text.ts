import type { Counterparts } from '../counterpart';

/** Text: as it is. */
export const text: Counterparts = {
  palette: {
    html: `<p class="on-flour rye">Rye with <strong class="crust">a dark crust</strong>,
  baked at four every morning.</p>`,
    style: `.on-flour{background:#fbf3e4}.rye{color:rgb(64,46,34)}.crust{color:#7a3e12}`,
  },
  placeholder: { html: '<p>Today: Pão de centeio – 750 g</p>' },
  text: { html: '<h3>Heute geöffnet</h3><p>Bis 18:30, und morgen ab sieben.</p>' },
};
