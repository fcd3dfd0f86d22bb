import type { Demo } from '../demo';

const file = '/gallery/recordings/valley.webm';
const picture = '/gallery/pictures/valley.svg';

export const demo: Demo = {
  moves: true,
  examples: [
    {
      name: 'a file, with a picture until it plays',
      html: `<wb-background-video src="${file}" image="${picture}" color="#20304a" shade="dark">
  <h2>A day in the valley</h2>
  <p>From the first light to the last, again and again.</p>
  <p><a href="#valley">Plan a visit</a></p>
</wb-background-video>`,
    },
    {
      name: 'a film of Vimeo, once the visitor agrees',
      html: `<wb-background-video type="vimeo" src="76979871" start="5" loop="off" ratio="2.35" shade="page">
  <img slot="image" src="/gallery/pictures/harvest.svg" alt="" width="900" height="1200">
  <h2>Harvest</h2>
  <p>The picture stays until then.</p>
</wb-background-video>`,
      data: { page: { consent: { media: 'ask' } } },
    },
    {
      name: 'an address that is no film',
      html: `<wb-background-video src="https://films.example/watch?v=1" image="${picture}" shade="dark">
  <p>There is the picture.</p>
</wb-background-video>`,
      warns: 'leads to no film that can be shown',
    },
  ],
  states: [
    { name: 'playing', reach: (host) => void (host.dataset['wbState'] = 'playing') },
    { name: 'paused', reach: (host) => void (host.dataset['wbState'] = 'paused') },
  ],
};
