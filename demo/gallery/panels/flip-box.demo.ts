import type { Demo } from '../demo';

const sides = `<section slot="front"><h3>Rye</h3><p>Dark, and sour enough.</p></section>
  <section slot="back"><p>Rye flour, water, salt. Baked on Tuesdays. <a href="#order">Order one</a></p></section>`;

export const demo: Demo = {
  examples: [
    { name: 'flips on hover', html: `<wb-flip-box>\n  ${sides}\n</wb-flip-box>` },
    {
      name: 'slides up on click',
      html: `<wb-flip-box trigger="click" transition="slide" direction="up">\n  ${sides}\n</wb-flip-box>`,
    },
    {
      name: 'pushes, the back at first',
      html: `<wb-flip-box trigger="click" transition="push" direction="right" flipped>\n  ${sides}\n</wb-flip-box>`,
    },
    {
      name: 'zooms in',
      html: `<wb-flip-box trigger="click" transition="zoomIn" direction="down">\n  ${sides}\n</wb-flip-box>`,
    },
    {
      name: 'zooms out',
      html: `<wb-flip-box trigger="click" transition="zoomOut">\n  ${sides}\n</wb-flip-box>`,
    },
    {
      name: 'fades',
      html: `<wb-flip-box trigger="click" transition="fade">\n  ${sides}\n</wb-flip-box>`,
    },
  ],
  states: [
    {
      name: 'turned over',
      example: 'slides up on click',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=turn]')!.click(),
    },
  ],
};
