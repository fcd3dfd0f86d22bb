import { bell } from '../animations/bell';
import { done } from '../animations/done';
import { morning } from '../animations/morning';
import type { Demo } from '../demo';

const inside = (animation: object) =>
  `<script type="application/json">${JSON.stringify(animation)}</script>`;

export const demo: Demo = {
  moves: true,
  examples: [
    {
      name: 'when it is pressed, again and again',
      html: `<wb-animated-vector trigger="click" loop label="The sun over the hills of the valley">
  ${inside(morning)}
</wb-animated-vector>`,
    },
    {
      name: 'in a link, when that is pointed at, on a canvas',
      html: `<p><a href="#news"><wb-animated-vector trigger="hover" renderer="canvas">
  ${inside(bell)}
</wb-animated-vector> Tell me when it is back</a></p>`,
    },
    {
      name: 'nothing to play',
      html: '<wb-animated-vector label="The mill wheel"></wb-animated-vector>',
      warns: '<wb-animated-vector> has nothing to play',
    },
    {
      name: 'once, when it is seen, and still at its end where less motion is asked for',
      html: `<wb-animated-vector speed="2" still="47" label="Your order is on its way">
  ${inside(done)}
</wb-animated-vector>`,
    },
  ],
  states: [],
};
