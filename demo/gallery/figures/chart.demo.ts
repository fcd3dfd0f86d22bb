import type { Demo } from '../demo';

const loaves = [
  { label: 'Rye', value: 42, color: '#9a6324' },
  { label: 'Spelt', value: 31, color: '#d4a017' },
  { label: 'Walnut', value: 18, color: 'rgb(94, 64, 51)' },
  { label: 'Seeds', value: 9, color: 'rgba(79, 121, 66, 0.8)' },
];

const years = [
  { label: '2024', value: '120, 135, 160, 180', color: '#2563eb' },
  { label: '2025', value: '140, 150, 190, 230', color: '#d97706', fill: 'on' },
];

const json = (value: unknown) => JSON.stringify(value);

export const demo: Demo = {
  examples: [
    {
      name: 'pie',
      html: `<wb-chart label="Loaves sold, in per cent" items='${json(loaves)}'></wb-chart>`,
    },
    {
      name: 'bars, of several numbers',
      html: `<wb-chart type="bar" label="Loaves a day" labels="Spring, Summer, Autumn, Winter" items='${json(years)}'></wb-chart>`,
    },
    {
      name: 'lines, from a table of its author',
      html: `<wb-chart type="line"><table>
  <tr><td></td><th scope="col">2023</th><th scope="col">2024</th><th scope="col">2025</th></tr>
  <tr data-color="#059669"><th scope="row">At the door</th><td>1,200</td><td>1,350</td><td>1,610</td></tr>
  <tr data-color="#7c3aed"><th scope="row">On the market</th><td>640</td><td>980</td><td>1,120</td></tr>
</table></wb-chart>`,
    },
    {
      name: 'a bar for each',
      html: `<wb-chart type="bar" items='${json(loaves)}'></wb-chart>`,
    },
  ],
};
