import type { Demo } from '../demo';
import { figures, films, filmStates, links } from './pictures';

const radios = (host: HTMLElement) =>
  host.shadowRoot!.querySelectorAll<HTMLElement>('input[type=radio]');

export const demo: Demo = {
  examples: [
    {
      name: 'a grid',
      html: `<wb-gallery id="places" label="Places">\n  ${figures()}\n</wb-gallery>`,
    },
    {
      name: 'with tags',
      html: `<wb-gallery sorted columns="4">\n  ${links(6, { tagged: true })}\n</wb-gallery>`,
    },
    {
      name: 'columns of whole pictures',
      html: `<wb-gallery layout="masonry" captions="over">\n  ${figures()}\n</wb-gallery>`,
    },
    {
      name: 'rows of whole pictures',
      html: `<wb-gallery layout="justified" captions="viewer">\n  ${figures()}\n</wb-gallery>`,
    },
    {
      name: 'one large picture',
      html: `<wb-gallery layout="big">\n  ${figures(4)}\n</wb-gallery>`,
    },
    {
      name: 'films',
      html: `<wb-gallery id="rooms" consent columns="2" privacy-mode="on">\n  ${films}\n</wb-gallery>`,
    },
    {
      name: 'without the viewer',
      html: `<wb-gallery viewer="off" columns="2" columns-tablet="2" columns-phone="1">\n  ${links(2)}\n</wb-gallery>`,
    },
  ],
  states: [
    { name: 'a picture in the viewer', reach: (host) => host.querySelector('a')!.click() },
    { name: 'a tag', example: 'with tags', reach: (host) => radios(host)[1]!.click() },
    {
      name: 'another large picture',
      example: 'one large picture',
      reach: (host) => host.querySelectorAll('a')[2]!.click(),
    },
    ...filmStates('films'),
  ],
};
