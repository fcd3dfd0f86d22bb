import type { Demo } from '../demo';

const file = '/gallery/recordings/valley.webm';
const cover = (name: string, alt = '') =>
  `<img src="/gallery/pictures/${name}.svg" alt="${alt}" width="320" height="180" loading="lazy">`;

export const demo: Demo = {
  examples: [
    {
      name: 'films of files and providers',
      html: `<wb-video-playlist id="films" label="Films of the valley" continuous="on">
  <ol>
    <li><a href="${file}" data-captions="/gallery/recordings/valley.vtt">${cover('valley')}A day in the valley <small>0:07</small></a></li>
    <li><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" data-start="5">${cover('meadow')}Big Buck Bunny, from the Blender Foundation <small>10:34</small></a></li>
    <li><a href="https://vimeo.com/76979871">${cover('dusk')}The new Vimeo player <small>1:02</small></a></li>
    <li><a href="${file}" data-start="2" data-end="5" data-loop>${cover('snow')}Sunrise, again and again</a></li>
  </ol>
</wb-video-playlist>`,
    },
    {
      name: 'figures, with the list below and the controls of the site',
      html: `<wb-video-playlist list="below" controls-by="site" active="2" privacy-mode="on">
  <h3>Behind the house</h3>
  <figure><a href="https://youtu.be/aqz-KE-bpKQ">${cover('harvest', 'Big Buck Bunny')}</a><figcaption>The rabbit in the meadow</figcaption></figure>
  <figure><a href="https://vimeo.com/76979871">${cover('dunes', 'The new Vimeo player')}</a><figcaption>What a player is for</figcaption></figure>
</wb-video-playlist>`,
    },
    {
      name: 'the visitor is asked',
      html: `<wb-video-playlist label="From elsewhere">
  <a href="https://vimeo.com/76979871">The new Vimeo player</a>
  <a href="${file}">A day in the valley</a>
</wb-video-playlist>`,
      data: { page: { consent: { media: 'ask' } } },
    },
    {
      name: 'no film',
      html: '<wb-video-playlist><p><a href="/about">About us</a></p></wb-video-playlist>',
      warns: 'has no link to a film',
    },
  ],
  states: [
    {
      name: 'playing',
      reach: (host) => {
        const film = host.querySelector('video')!;
        Object.defineProperty(film, 'paused', { value: false, configurable: true });
        film.dispatchEvent(new Event('play'));
      },
    },
    { name: 'another one', reach: (host) => host.querySelectorAll('a')[3]!.click() },
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
      reach: (host) => host.querySelector('a')!.click(),
    },
  ],
};
