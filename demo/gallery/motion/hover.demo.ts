import type { Demo } from '../demo';

const sunrise = [
  { transform: 'scale(1)', opacity: 1 },
  { transform: 'scale(1.04)', opacity: 0.8 },
  { transform: 'scale(1.08)', opacity: 1 },
];

const json = (value: unknown) => JSON.stringify(value);

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: '<wb-hover animation="grow" duration="300"><a href="#order">Order for Saturday</a></wb-hover>',
    },
    {
      name: 'several in a row',
      html: `<wb-hover animation="float" duration="300"><a href="#rye">Rye</a></wb-hover>
<wb-hover animation="bob"><a href="#spelt">Spelt</a></wb-hover>
<wb-hover animation="wobble-to-top-right"><a href="#walnut">Walnut</a></wb-hover>
<wb-hover animation="buzz"><a href="#last">The last loaf</a></wb-hover>`,
    },
    {
      name: 'keyframes of its own, of a part of it',
      html: `<wb-hover keyframes='${json(sunrise)}' duration="400" reversible target="strong">
  <p><strong>Fresh at seven</strong>, and gone by ten.</p>
</wb-hover>`,
    },
    {
      name: 'one after the other, with an end',
      html: `<wb-hover multi-animation='${json([
        {
          keyframes: [{ transform: 'rotate(0deg)' }, { transform: 'rotate(-3deg)' }],
          options: { duration: 150 },
        },
        {
          keyframes: [{ transform: 'rotate(-3deg)' }, { transform: 'rotate(3deg)' }],
          options: { duration: 300, iterations: 'Infinity', direction: 'alternate' },
        },
      ])}' end-animation='${json({
        keyframes: [{ transform: 'rotate(0deg)' }],
        options: { duration: 150 },
      })}'><p>Ring the bell</p></wb-hover>`,
    },
  ],
};
