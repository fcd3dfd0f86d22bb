import type { Widget } from '../../widgets';
import type { Counterpart, Counterparts } from '../counterpart';
import { flattened } from '../flattened';

const one = `addEventListener('play', ({ target }) => {
  for (const other of document.querySelectorAll('audio')) if (other !== target) other.pause();
}, true);`;

const list = `addEventListener('click', (event) => {
  const link = event.target.closest('ol a');
  if (!link) return;
  event.preventDefault();
  const film = document.querySelector('video');
  film.src = link.href;
  film.play();
});`;

/** Sound and film: the browser's own controls, one recording at a time, a film behind its cover. */
export const media: Counterparts = {
  audio: {
    html: '<h3>The bell of the old mill</h3><audio controls preload="none" src="/gallery/recordings/chime.mp3"></audio>',
    scripts: [one],
  },
  'video-playlist': {
    html: '<video controls preload="none" poster="/gallery/pictures/valley.svg" src="/gallery/recordings/valley.webm"></video><ol><li><a href="/gallery/recordings/valley.webm">A day in the valley</a></li><li><a href="/gallery/recordings/valley.webm#t=2">Sunrise</a></li></ol>',
    style: 'video{width:100%;aspect-ratio:16/9}',
    scripts: [list],
  },
  video: {
    html: '<video controls preload="none" poster="/gallery/pictures/valley.svg" src="/gallery/recordings/valley.webm"></video><p>A day in the valley, in seven seconds</p>',
    style: 'video{width:100%;aspect-ratio:16/9}',
  },
};

const PLAY = `addEventListener('click', async ({ target }) => {
  const stage = target.closest('button')?.parentElement.querySelector('.picture');
  const data = stage?.querySelector('[type="application/json"]');
  if (!data) return;
  await import(location.origin + '/landing/lottie.js');
  stage.querySelector('svg').remove();
  lottie.loadAnimation({ container: stage, animationData: JSON.parse(data.text), loop: true });
});`;

/** An animation: its first frame, as our publish step draws it, and a player once it is asked for. */
export const animation = (kind: Widget): Counterpart => ({
  html: flattened(kind),
  scripts: [PLAY],
});
