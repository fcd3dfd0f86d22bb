import { layout } from '../pages/layout';
import { html } from '../pages/markup';
import type { Markup } from '../pages/markup';
import { sceneImage } from './pictured-scene';
import { scene, sceneAddress } from './scenes';

const steps = [
  { name: 'stooks', title: 'Dry it', text: 'Three weeks in the wind, turned twice.' },
  { name: 'wheel', title: 'Spin it', text: 'A day of spinning is an hour of weaving.' },
  { name: 'dye', title: 'Dye it', text: 'In the vat it is green. It turns blue in the air.' },
  { name: 'loom', title: 'Weave it', text: 'The shuttle goes two thousand times a metre.' },
  { name: 'folded', title: 'Fold it', text: 'By hand, along the thread.' },
];

const throws = [
  { title: 'The shed opens', start: 0, end: 3, name: 'loom' },
  { title: 'The shuttle flies', start: 3, end: 6, name: 'wheel' },
  { title: 'The batten beats', start: 6, end: 9, name: 'folded' },
];

/** The workshop to be heard and seen. */
export function workshopPage(): string {
  return layout({
    title: 'The workshop',
    description: 'Our looms by the canal: how they sound, how they look, and what is done when.',
    here: 'workshop',
    head: html`<link rel="stylesheet" href="/site/stories.css" />`,
    main: html`${opening()} ${sound()} ${film()} ${wheel()} ${slowly()} ${order()}`,
  });
}

const opening = (): Markup =>
  html`<wb-background-video
    class="hero section story-opening"
    src="/stories/shuttle.webm"
    image="${sceneAddress('loom')}"
    color="#26302b"
    loading="eager"
    shade="dark"
  >
    <h1>The workshop, at work.</h1>
    <p class="lead">Two looms, one wheel, and a canal that carries the sound away.</p>
  </wb-background-video>`;

const sound = (): Markup =>
  html`<section class="pair" aria-labelledby="sound">
    <div>
      <h2 id="sound">What it sounds like</h2>
      <p>
        First the shed opens, then the shuttle flies, then the batten beats. Whoever works here
        hears by that rhythm whether a thread is about to break.
      </p>
    </div>
    <wb-audio duration="11" speed>
      <h3>The wide loom, on a Tuesday</h3>
      <audio controls preload="none" src="/stories/loom.webm"></audio>
    </wb-audio>
  </section>`;

const film = (): Markup =>
  html`<section aria-labelledby="film">
    <h2 id="film">What it looks like</h2>
    <wb-video ratio="1.7778" label="A hand's breadth of cloth">
      <video preload="none" src="/stories/shuttle.webm">
        <track kind="captions" srclang="en" label="English" src="/stories/shuttle.vtt" />
      </video>
      <img slot="cover" src="${sceneAddress('loom')}" alt="" width="1200" height="800" />
      <p>A hand's breadth of cloth, in nine seconds. It takes us a minute.</p>
    </wb-video>
  </section>`;

const wheel = (): Markup =>
  html`<section class="pair" aria-labelledby="wheel">
    <wb-animated-vector
      class="story-wheel"
      src="/stories/wheel.json"
      loop
      label="The spinning wheel, turning"
    ></wb-animated-vector>
    <div>
      <h2 id="wheel">What turns all day</h2>
      <p>The wheel goes round once for four turns of the bobbin. The foot hardly knows of it.</p>
    </div>
  </section>`;

const slowly = (): Markup =>
  html`<section aria-labelledby="slowly">
    <h2 id="slowly">The same, part by part</h2>
    <wb-video-playlist label="One throw of the shuttle" continuous="on" ratio="1.7778">
      <ol>
        ${throws.map(
          ({ title, start, end, name }) =>
            html`<li>
              <a href="/stories/shuttle.webm" data-start="${start}" data-end="${end}"
                >${sceneImage(scene(name))}${title} <small>0:03</small></a
              >
            </li> `,
        )}
      </ol>
    </wb-video-playlist>
  </section>`;

const order = (): Markup =>
  html`<section class="pair" aria-labelledby="steps">
    <div>
      <h2 id="steps">What is done when</h2>
      <p>
        A year has five works. Nothing can be hurried: what is spun too dry is rough, and what is
        dyed in a hurry fades.
      </p>
      <p><a href="/stories/flax">Read where it comes from</a></p>
    </div>
    <wb-slider mode="story" label="From straw to cloth">
      ${steps.map(
        ({ name, title, text }) =>
          html`<section class="story-step">
            ${sceneImage(scene(name))}
            <div>
              <h3>${title}</h3>
              <p>${text}</p>
            </div>
          </section> `,
      )}
    </wb-slider>
  </section>`;
