import type { Demo } from '../demo';

const slide = (name: string) =>
  `  <img slot="slide" src="/gallery/pictures/scene-${name}.svg" alt="" width="600" height="400">`;

export const demo: Demo = {
  moves: true,
  examples: [
    {
      name: 'fading, four seconds each',
      html: `<wb-background-slideshow duration="4" shade="dark">
${['lake', 'forest', 'night'].map(slide).join('\n')}
  <h2>Three days outside</h2>
  <p>Water, wood, and a walk by the moon.</p>
</wb-background-slideshow>`,
    },
    {
      name: 'to the left, once, the first two of three',
      html: `<wb-background-slideshow total-items="2" duration="3" transition="0.6" transition-type="slide-left" loop="off" shade="page" color="#e8e2d4">
${['coast', 'hills', 'dunes'].map(slide).join('\n')}
  <h2>Along the coast</h2>
  <p>And up to the blue hills.</p>
</wb-background-slideshow>`,
    },
    {
      name: 'one slide',
      html: `<wb-background-slideshow image="/gallery/pictures/dusk.svg" shade="dark">
${slide('night')}
  <p>One alone stays.</p>
</wb-background-slideshow>`,
      warns: 'nothing changes behind its content',
    },
  ],
  states: [
    { name: 'playing', reach: (host) => void (host.dataset['wbState'] = 'playing') },
    { name: 'paused', reach: (host) => void (host.dataset['wbState'] = 'paused') },
  ],
};
