import type { Counterparts } from '../counterpart';

/** Motions: of style sheets. */
export const motion: Counterparts = {
  entrance: {
    html: `<div class="entrance"><h3>Baked at four</h3><p>Rye, spelt and walnut, on the shelf when the doors open.</p></div>`,
    style: `@keyframes come-in{from{opacity:0;transform:translateY(100%)}}
.entrance{animation:come-in 1s}`,
  },
  hover: {
    html: `<a class="grows" href="#order">Order for Saturday</a>`,
    style: `.grows{display:inline-block;transition:transform .3s}
.grows:is(:hover,:focus-visible){transform:scale(1.1)}`,
  },
};
