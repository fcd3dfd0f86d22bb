import type { Counterparts } from '../counterpart';

const picture = (file: string) => `<img src="/gallery/pictures/${file}.svg" alt="" loading="lazy">`;

const STYLE = `.scene{position:relative;display:grid;align-content:center;isolation:isolate;min-block-size:20rem;overflow:clip;color:#fff}
.scene>:is(img,video,picture){position:absolute;inset:0;z-index:-1;inline-size:100%;block-size:100%;object-fit:cover}
.scene>picture img{inline-size:100%;block-size:100%;object-fit:cover}
.scene>.pause{position:absolute;inset:auto 1rem 1rem auto}`;

const FADE = `@keyframes fade{0%,30%{opacity:1}36%,94%{opacity:0}}
.scene>.turn{animation:fade 12s infinite}
.scene>.turn:nth-of-type(2){animation-delay:-8s}.scene>.turn:nth-of-type(3){animation-delay:-4s}
.scene:has([aria-pressed=true])>.turn{animation-play-state:paused}
@media(prefers-reduced-motion){.scene>.turn{animation:none}}`;

const DRIFT = `@media(width>=768px) and (prefers-reduced-motion:no-preference){.scene>.drift{inset-block:-20%;block-size:140%;animation:drift linear;animation-timeline:view()}}
@keyframes drift{from{transform:translateY(-14%)}to{transform:translateY(14%)}}`;

const PAUSE = `addEventListener('click', ({ target }) => {
  if (!target.matches('.pause')) return;
  const isPaused = target.ariaPressed !== 'true';
  target.ariaPressed = isPaused;
  const film = target.parentElement.querySelector('video');
  if (isPaused) film?.pause(); else film?.play();
});`;

const FILM = `const still = matchMedia('(prefers-reduced-motion)').matches || navigator.connection?.saveData;
const near = new IntersectionObserver((entries) => entries.forEach(({ isIntersecting, target }) => {
  if (isIntersecting && !still) target.play().catch(() => {}); else target.pause();
}));
document.querySelectorAll('.scene>video').forEach((film) => near.observe(film));`;

const pause = (what: string) =>
  `<button class="pause" aria-pressed="false">Pause the ${what}</button>`;

/** What stands behind content: pictures and a film, of style sheets and the browser. */
export const backgrounds: Counterparts = {
  'background-slideshow': {
    html: `<div class="scene">${['lake', 'forest', 'night'].map((it) => picture(`scene-${it}`).replace('<img', '<img class="turn"')).join('')}<h2>Three days outside</h2><p>Water, wood, and a walk by the moon.</p>${pause('slideshow')}</div>`,
    style: `${STYLE}\n${FADE}`,
    scripts: [PAUSE],
  },
  'background-video': {
    html: `<div class="scene"><video muted loop playsinline preload="none" poster="/gallery/pictures/valley.svg" src="/gallery/recordings/valley.webm"></video><h2>A day in the valley</h2><p>From the first light to the last, again and again.</p><p><a href="#valley">Plan a visit</a></p>${pause('film')}</div>`,
    style: STYLE,
    scripts: [PAUSE, FILM],
  },
  parallax: {
    html: `<div class="scene"><picture class="drift"><source media="(width < 768px)" srcset="/gallery/pictures/fjord.svg">${picture('dusk')}</picture><h2>Evenings up here</h2><p>Seven hills, one behind the other, and the last bus at ten.</p><p><a href="#rooms">See the rooms</a></p></div>`,
    style: `${STYLE}\n${DRIFT}`,
  },
};
