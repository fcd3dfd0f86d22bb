import type { Demo } from '../demo';

export const demo: Demo = {
  moves: true,
  examples: [
    {
      name: 'plain',
      html: `<p><wb-progress-bar value="75">Sourdough sold by noon</wb-progress-bar></p>
<p><wb-progress-bar value="92.5">Guests who come back</wb-progress-bar></p>`,
    },
    {
      name: 'with its text inside',
      html: `<p><wb-progress-bar value="64" progress-style="style2">Flour from the valley</wb-progress-bar></p>
<p><wb-progress-bar value="3.25" progress-style="style2">Bread thrown away</wb-progress-bar></p>
<p><wb-progress-bar value="100" progress-style="style2">Power from the roof</wb-progress-bar></p>`,
    },
    {
      name: 'in German, without a title',
      html: '<wb-progress-bar lang="de" value="33.333" label="Spenden"></wb-progress-bar>',
    },
    {
      name: 'without a figure',
      html: '<wb-progress-bar value="40" hide-percent>New roof</wb-progress-bar>',
    },
  ],
  states: [
    { name: 'another value', reach: (host) => host.setAttribute('value', '12.34') },
    {
      name: 'nothing yet',
      example: 'with its text inside',
      reach: (host) => host.setAttribute('value', '0'),
    },
  ],
};
