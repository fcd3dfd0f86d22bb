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
      name: 'when it is pressed',
      html: `<wb-animated-vector trigger="click" still="47" label="Your order is on its way">
  ${inside(done)}
</wb-animated-vector>`,
    },
    {
      name: 'again and again, with a button that pauses it',
      html: `<wb-animated-vector loop label="The sun over the hills of the valley">
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
  ],
  states: [],
};
