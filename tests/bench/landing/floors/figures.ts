import { floors } from '../../floor';
import type { Counterparts } from '../counterpart';

/** Counts numbers and bars up once they are seen, with one observer for all of them. */
export const COUNT = `const figure = new Intl.NumberFormat('en');
const count = (host, end, start = performance.now()) => requestAnimationFrame(function step(now) {
  const part = Math.min(1, (now - start) / 2000);
  if (host.matches('progress')) host.value = end * part;
  const words = host.matches('progress') ? host.nextElementSibling : host;
  words.textContent = figure.format(Math.round(end * part)) + (words === host ? '' : '%');
  if (part < 1) requestAnimationFrame(step);
});
const seen = new IntersectionObserver((entries) => entries.forEach(({ isIntersecting, target }) => {
  if (!isIntersecting) return;
  seen.unobserve(target);
  count(target, target.value ?? Number(target.dataset.end));
}));
document.querySelectorAll('.counter, progress').forEach((host) => seen.observe(host));`;

const TICK = `const LENGTHS = [86400, 3600, 60, 1];
const tick = () => document.querySelectorAll('.countdown').forEach((host) => {
  let left = Math.max(0, Math.floor((new Date(host.dataset.end) - Date.now()) / 1000));
  host.querySelectorAll('b').forEach((number, at) => {
    number.textContent = Math.floor(left / LENGTHS[at]);
    left %= LENGTHS[at];
  });
});
tick();
setInterval(tick, 1000);`;

/** Numbers and bars; a chart is made of the picture that ours has. */
export const figures: Counterparts = {
  countdown: {
    html: `<p>The new bakery opens in</p><div class="countdown" data-end="2031-05-01T05:00:00Z" role="timer" aria-label="Until the new bakery opens"><b>––</b> days <b>––</b> hours <b>––</b> minutes <b>––</b> seconds</div>`,
    scripts: [TICK],
  },
  counter: { html: floors.counter!.html, scripts: [COUNT] },
  'progress-bar': {
    html: `<p><label>Sourdough sold by noon <progress value="75" max="100"></progress> <output>75%</output></label></p>
<p><label>Guests who come back <progress value="92.5" max="100"></progress> <output>92.5%</output></label></p>`,
    scripts: [COUNT],
  },
};
