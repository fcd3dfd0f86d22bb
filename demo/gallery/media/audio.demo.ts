import type { Demo } from '../demo';

const file = '/gallery/recordings/chime.mp3';

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: `<wb-audio duration="9.6">
  <h3>The bell of the old mill</h3>
  <audio controls preload="none" src="${file}"></audio>
</wb-audio>`,
    },
    {
      name: 'a link to the file, with speeds',
      html: `<wb-audio duration="9.6" speed>
  <a href="${file}">A walk through the workshop</a>, recorded in May
</wb-audio>`,
    },
    {
      name: 'an address alone, again and again',
      html: `<wb-audio src="${file}" label="The bell at noon" duration="9.6" loop></wb-audio>`,
    },
    {
      name: 'how long it is, nobody knows yet',
      html: `<wb-audio label="Radio of the valley">
  <audio preload="none" src="${file}"></audio>
</wb-audio>`,
    },
    {
      name: 'nothing to play',
      html: '<wb-audio label="The bell at night"></wb-audio>',
      warns: '<wb-audio> has nothing to play',
    },
  ],
  states: [
    {
      name: 'cannot be played',
      reach: (host) => {
        const media = host.querySelector('audio')!;
        Object.defineProperty(media, 'error', { value: { code: 4 }, configurable: true });
        media.dispatchEvent(new Event('error'));
      },
    },
    {
      name: 'a stream',
      example: 'how long it is, nobody knows yet',
      reach: (host) => {
        const media = host.querySelector('audio')!;
        Object.defineProperty(media, 'duration', { value: Infinity, configurable: true });
        media.dispatchEvent(new Event('durationchange'));
      },
    },
    {
      name: 'muted',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=mute]')!.click(),
    },
  ],
};
