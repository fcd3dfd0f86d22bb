import type { Demo } from '../demo';

const file = '/gallery/recordings/valley.webm';
const cover = '/gallery/pictures/valley.svg';

export const demo: Demo = {
  examples: [
    {
      name: 'a file',
      html: `<wb-video src="${file}" poster="${cover}" label="A day in the valley">
  <small>A day in the valley, in seven seconds</small>
</wb-video>`,
    },
    {
      name: 'a film of YouTube, with a cover and a caption',
      html: `<wb-video src="https://www.youtube.com/watch?v=aqz-KE-bpKQ" privacy-mode="on">
  <img slot="cover" src="${cover}" alt="">
  <p>Big Buck Bunny, from the Blender Foundation</p>
</wb-video>`,
    },
    {
      name: 'a film of Vimeo, with the controls of the site',
      html: `<wb-video controls-by="site" time-start="5" time-end="20" loop="on">
  <p><a href="https://vimeo.com/76979871">The new Vimeo player</a></p>
</wb-video>`,
    },
    {
      name: 'a video element with captions',
      html: `<wb-video time-start="2" time-end="5" loop="on" muted="on">
  <video preload="none" src="${file}" aria-label="Sunrise">
    <track kind="captions" srclang="en" label="English" src="/gallery/recordings/valley.vtt">
  </video>
  <img slot="cover" src="${cover}" alt="">
  <p>Sunrise, from the second second to the fifth, again and again</p>
</wb-video>`,
    },
    {
      name: 'a short, as high as it is',
      html: '<wb-video src="https://www.youtube.com/shorts/abcdefghijk" ratio="0.5625" label="Thirty seconds of plastering"></wb-video>',
    },
    {
      name: 'without controls',
      html: `<wb-video src="${file}" poster="${cover}" controls="off" label="The valley, without a word">
  <small>The valley, without a word</small>
</wb-video>`,
    },
    {
      name: 'the visitor is asked',
      html: `<wb-video src="https://vimeo.com/76979871" poster="${cover}" label="A film of Vimeo">
  <p>A film of Vimeo</p>
</wb-video>`,
      data: { page: { consent: { media: 'ask' } } },
    },
    {
      name: 'an address that is no film',
      html: '<wb-video src="https://films.example/watch?v=aqz-KE-bpKQ" label="A film elsewhere"></wb-video>',
      warns: 'leads to no film that can be shown',
    },
  ],
  states: [
    {
      name: 'playing',
      reach: (host) => {
        Object.defineProperty(host.querySelector('video')!, 'paused', {
          value: false,
          configurable: true,
        });
        host.querySelector('video')!.dispatchEvent(new Event('play'));
      },
    },
    {
      name: 'at its end',
      reach: (host) => {
        const film = host.querySelector('video')!;
        Object.defineProperty(film, 'paused', { value: false, configurable: true });
        film.dispatchEvent(new Event('play'));
        setTimeout(() => {
          Object.defineProperty(film, 'paused', { value: true, configurable: true });
          Object.defineProperty(film, 'ended', { value: true, configurable: true });
          film.dispatchEvent(new Event('ended'));
        });
      },
    },
    {
      name: 'paused',
      reach: (host) => {
        const film = host.querySelector('video')!;
        Object.defineProperty(film, 'paused', { value: false, configurable: true });
        film.dispatchEvent(new Event('play'));
        setTimeout(() => {
          Object.defineProperty(film, 'paused', { value: true, configurable: true });
          film.dispatchEvent(new Event('pause'));
        });
      },
    },
    {
      name: 'cannot be played',
      reach: (host) => {
        const film = host.querySelector('video')!;
        Object.defineProperty(film, 'error', { value: { code: 4 }, configurable: true });
        film.dispatchEvent(new Event('error'));
      },
    },
    {
      name: 'asked',
      example: 'the visitor is asked',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=start]')!.click(),
    },
  ],
};
