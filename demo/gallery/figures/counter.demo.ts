import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    { name: 'plain', html: '<p><wb-counter end="1250" separator=","></wb-counter> cups sold</p>' },
    {
      name: 'from high to low',
      html: '<wb-counter start="10" end="-2.5" duration="1"></wb-counter>',
    },
    { name: 'at once', html: '<wb-counter end="42" duration="0"></wb-counter>' },
  ],
};
