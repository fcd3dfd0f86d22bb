import type { Demo } from '../demo';

export const demo: Demo = {
  moves: true,
  examples: [
    { name: 'plain', html: '<p><wb-counter end="1250" separator=","></wb-counter> cups sold</p>' },
    {
      name: 'from high to low',
      html: '<wb-counter start="10" end="-2.5" duration="1"></wb-counter>',
    },
    {
      name: 'in a ring',
      html: `<wb-counter end="87.5" counter-style="radial"><span slot="suffix">%</span></wb-counter>
<wb-counter end="1250" full="2000" separator="," counter-style="radial"></wb-counter>
<wb-counter end="1234567" full="1000000" separator="," counter-style="radial"></wb-counter>`,
    },
    {
      name: 'above a bar',
      html: `<wb-counter end="640" full="1000" counter-style="bar"><span slot="prefix">€ </span><span
  slot="suffix"> for the new oven</span></wb-counter>`,
    },
    { name: 'at once', html: '<wb-counter end="42" duration="0"></wb-counter>' },
  ],
};
