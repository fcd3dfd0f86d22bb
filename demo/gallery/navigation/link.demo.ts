import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: '<p><wb-link replacement="/spring"><a href="/offers">Our offers</a></wb-link></p>',
    },
    {
      name: 'to the previous page',
      html: '<p><wb-link previous><a href="/events">Back to all events</a></wb-link></p>',
    },
  ],
};
