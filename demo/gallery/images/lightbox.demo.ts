import type { Demo } from '../demo';
import { figures, films, filmStates, links } from './pictures';

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
    {
      name: 'films',
      html: `<wb-lightbox id="films" label="Films of the valley" consent>
  ${films}
  <a href="https://vimeo.com/76979871">What a player is for</a>
</wb-lightbox>`,
    },
  ],
  states: [
    { name: 'the open picture', reach: (host) => host.querySelector('a')!.click() },
    ...filmStates('films'),
  ],
};
