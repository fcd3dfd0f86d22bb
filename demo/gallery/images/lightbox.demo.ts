import type { Demo } from '../demo';
import { figures, links } from './pictures';

export const demo: Demo = {
  examples: [
    {
      name: 'one picture',
      html: `<wb-lightbox>\n  ${links(1)}\n</wb-lightbox>`,
    },
    {
      name: 'pictures in a text',
      html: `<wb-lightbox id="walk" label="Our walk">
  <p>We left early, as <a href="/gallery/pictures/dunes.svg" data-caption="At the coast">the dunes</a> are cool then.</p>
  ${figures(1)}
</wb-lightbox>`,
    },
  ],
  states: [{ name: 'the open picture', reach: (host) => host.querySelector('a')!.click() }],
};
