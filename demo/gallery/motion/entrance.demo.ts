import type { Demo } from '../demo';

const card = (title: string, text: string) => `<h3>${title}</h3>
  <p>${text}</p>`;

export const demo: Demo = {
  examples: [
    {
      name: 'fades in from below',
      html: `<wb-entrance animation="fadeInUp" at-start>
  ${card('Baked at four', 'Rye, spelt and walnut, on the shelf when the doors open.')}
</wb-entrance>`,
    },
    {
      name: 'one after the other',
      html: `<wb-entrance animation="zoomIn" duration="600" at-start>
  ${card('Flour', 'From the mill in the next valley.')}
</wb-entrance>
<wb-entrance animation="zoomIn" duration="600" delay="200" at-start>
  ${card('Water', 'Cold, and more of it than you would think.')}
</wb-entrance>
<wb-entrance animation="zoomIn" duration="600" delay="400" at-start>
  ${card('Time', 'Eighteen hours. Nothing else makes a crust.')}
</wb-entrance>`,
    },
    {
      name: 'draws the eye, each time it comes into view',
      html: `<wb-entrance animation="tada" repeat="0">
  <p><a href="#order">Order for Saturday</a></p>
</wb-entrance>`,
    },
  ],
  states: [
    {
      name: 'played by a script',
      reach: (host) => (host as HTMLElement & { play(): void }).play(),
    },
  ],
};
