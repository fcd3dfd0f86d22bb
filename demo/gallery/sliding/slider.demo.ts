import type { Demo } from '../demo';
import { notes, picture, sections } from './scenes';

export const demo: Demo = {
  moves: true,
  examples: [
    {
      name: 'sections that follow each other',
      html: `<wb-slider label="Walks" autoplay autoplay-speed="6" loop>\n${sections(3)}\n</wb-slider>`,
    },
    {
      name: 'fading',
      html: `<wb-slider label="Walks" transition="fade" arrows="off">\n${sections(3)}\n</wb-slider>`,
    },
    {
      name: 'from below, two in view on large screens, with the wheel',
      html: `<wb-slider label="Walks" transition="slide-up" slides-to-show="2" transition-speed="7" wheel>\n${sections(4)}\n</wb-slider>`,
    },
    {
      name: 'from above, the second first',
      html: `<wb-slider label="Walks" transition="slide-down" active="2">\n${sections(3)}\n</wb-slider>`,
    },
    {
      name: 'from where a line begins, by hand alone',
      html: `<wb-slider label="Walks" transition="slide-right" dots="off" swipe="off">\n${sections(3)}\n</wb-slider>`,
    },
    {
      name: 'a story',
      html: `<wb-slider mode="story" label="A day outside" autoplay autoplay-speed="5">
  <div>${picture('dunes', '')}<h3>Noon</h3><p>Sand, and nobody in sight.</p><button type="button" data-wb-slide="3">On to the night</button></div>
  <div>${picture('coast', '')}<h3>Afternoon</h3><p>Salt in the air.</p></div>
  <div>${picture('night', '')}<h3>Night</h3><p>The moon will do.</p></div>
</wb-slider>`,
    },
    {
      name: 'a number for many',
      html: `<wb-slider label="Notes">\n${notes(14)}\n</wb-slider>`,
    },
  ],
  states: [
    {
      name: 'the next section in view',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click(),
    },
    {
      name: 'the story at its end',
      example: 'a story',
      reach: (host) => host.shadowRoot!.querySelectorAll<HTMLElement>('[part=dot]')[2]!.click(),
    },
  ],
};
