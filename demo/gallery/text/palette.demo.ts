import type { Demo } from '../demo';

const colors = (more: { id: string; hex: string }[] = []) =>
  JSON.stringify([
    { id: 'crust', hex: '#7a3e12' },
    { id: 'rye', hex: 'rgb(64, 46, 34)' },
    { id: 'flour', hex: '#fbf3e4' },
    { id: 'shade', hex: 'rgba(122, 62, 18, 0.15)' },
    ...more,
  ]);

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: `<wb-palette colors='${colors()}'>
  <p class="iefhe-bcp-flour iefhe-cp-rye">Rye with <strong class="iefhe-cp-crust">a dark crust</strong>,
  baked at four every morning.</p>
</wb-palette>`,
    },
    {
      name: 'with a gradient, beside what it colours',
      html: `<wb-palette colors='${colors()}'>Flour, rye and crust: </wb-palette>
<p class="iefhe-bcp-flour iefhe-bgp-shade iefhe-cp-rye">Light at the beginning, darker at the end.</p>`,
    },
    {
      name: 'with a colour that is none',
      html: `<wb-palette colors='${colors([{ id: 'jam', hex: 'raspberry' }])}'>
  <p class="iefhe-cp-jam">What uses it has the colour of the text around.</p>
</wb-palette>`,
      warns: 'is no colour for',
    },
  ],
};
