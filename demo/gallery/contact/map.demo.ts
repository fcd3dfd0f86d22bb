import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'an address, until its map is wanted',
      html: `<wb-map label="Brandenburger Tor" coordinates="52.5163, 13.3777">
  <address>Pariser Platz, 10117 Berlin</address>
</wb-map>`,
    },
    {
      name: 'a picture of the map, and from above',
      html: `<wb-map address="Pariser Platz, 10117 Berlin" view="satellite" zoom="17" height="320">
  <img slot="picture" src="/gallery/pictures/valley.svg" alt="">
</wb-map>`,
    },
    {
      name: 'the visitor is asked',
      html: '<wb-map address="Pariser Platz, 10117 Berlin" consent></wb-map>',
    },
    {
      name: 'a place that is none',
      html: '<wb-map coordinates="123, 456" height="200"></wb-map>',
      warns: 'names no place on earth',
    },
  ],
  states: [
    {
      name: 'shown',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=show]')!.click(),
    },
  ],
};
