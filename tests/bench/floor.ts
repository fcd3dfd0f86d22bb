/** The same widget by hand: plain HTML and the least script that does what ours does. */
export interface Floor {
  html: string;
  script: string;
  /** What a visitor clicks. */
  touch?: string;
}

const tabs: Floor = {
  html: `<div class="tabs"><div role="tablist"><button role="tab" aria-selected="true">Size</button><button role="tab" aria-selected="false" tabindex="-1">Care</button><button role="tab" aria-selected="false" tabindex="-1">Origin</button></div>
<section role="tabpanel"><p>Forty by sixty centimetres.</p></section><section role="tabpanel" hidden><p>Cold &amp; gentle, then dry it flat.</p></section><section role="tabpanel" hidden><p>Woven in Guimarães, Portugal.</p></section></div>`,
  script: `const show = (tab) => {
  const titles = [...tab.parentNode.children];
  const panels = tab.closest('.tabs').querySelectorAll('section');
  titles.forEach((title, at) => {
    title.ariaSelected = title === tab;
    title.tabIndex = title === tab ? 0 : -1;
    panels[at].hidden = title !== tab;
  });
};
addEventListener('click', ({ target }) => target.role === 'tab' && show(target));
addEventListener('keydown', ({ target, key }) => {
  const next = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' }[key];
  if (target.role !== 'tab' || !target[next]) return;
  show(target[next]);
  target[next].focus();
});`,
  touch: '[role=tab]:nth-child(2)',
};

const quantity: Floor = {
  html: '<div class="quantity"><button type="button" data-by="-1" aria-label="Take one away">−</button><input type="number" name="quantity" value="2" min="0" aria-label="Quantity"><button type="button" data-by="1" aria-label="Add one">+</button></div>',
  script: `addEventListener('click', ({ target }) => {
  if (!target.dataset?.by) return;
  const input = target.parentNode.querySelector('input');
  input.value = Math.max(0, Number(input.value) + Number(target.dataset.by));
  input.dispatchEvent(new Event('change', { bubbles: true }));
});`,
  touch: '[data-by="1"]',
};

const counter: Floor = {
  html: '<p><span class="counter" data-end="1250">1,250</span> cups sold</p>',
  script: `const figure = new Intl.NumberFormat('en');
const count = (host, end, start = performance.now()) => requestAnimationFrame(function step(now) {
  const part = Math.min(1, (now - start) / 2000);
  host.textContent = figure.format(Math.round(end * part));
  if (part < 1) requestAnimationFrame(step);
});
const seen = new IntersectionObserver((entries) => entries.forEach(({ isIntersecting, target }) => {
  if (!isIntersecting) return;
  seen.unobserve(target);
  count(target, Number(target.dataset.end));
}));
document.querySelectorAll('.counter').forEach((host) => seen.observe(host));`,
};

const accordion: Floor = {
  html: `<div class="accordion"><details open><summary>Size</summary><p>Forty by sixty centimetres.</p></details><details><summary>Care</summary><p>Cold &amp; gentle, then dry it flat.</p></details><details><summary>Origin</summary><p>Woven in Guimarães, Portugal.</p></details></div>`,
  script: '',
};

const progressBar: Floor = {
  html: '<p><label>Sourdough sold by noon <progress value="75" max="100"></progress> <output>75%</output></label></p>',
  script: `const figure = new Intl.NumberFormat('en');
const count = (bar, end, start = performance.now()) => requestAnimationFrame(function step(now) {
  const part = Math.min(1, (now - start) / 2000);
  bar.value = end * part;
  bar.nextElementSibling.textContent = figure.format(Math.round(end * part)) + '%';
  if (part < 1) requestAnimationFrame(step);
});
const seen = new IntersectionObserver((entries) => entries.forEach(({ isIntersecting, target }) => {
  if (!isIntersecting) return;
  seen.unobserve(target);
  count(target, target.value);
}));
document.querySelectorAll('progress').forEach((bar) => seen.observe(bar));`,
};

const select: Floor = {
  html: '<p><label>Country <select name="country" autocomplete="country-name" required><option value="">Choose a country</option><option>Austria</option><option>Ireland</option><option>Japan</option><option>Kenya</option><option>Portugal</option></select></label></p>',
  script: '',
};

/** By the name of our element. */
export const floors: Record<string, Floor> = {
  accordion,
  counter,
  'progress-bar': progressBar,
  quantity,
  select,
  tabs,
};

/** A custom element of no library that draws the quantity by itself: the floor of mounting. */
export const PLAIN_QUANTITY = `const drawing = document.createElement('template');
drawing.innerHTML = '<style>:host{display:inline-block}.row{display:inline-flex}</style><div class="row" part="row" role="group"><button type="button" part="remove" aria-label="Take one away">−</button><slot name="field"></slot><button type="button" part="add" aria-label="Add one">+</button></div>';
customElements.define('plain-quantity', class extends HTMLElement {
  static observedAttributes = ['value'];
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.append(drawing.content.cloneNode(true));
    const input = document.createElement('input');
    Object.assign(input, { slot: 'field', type: 'number', name: 'quantity', min: '0', value: this.getAttribute('value') });
    this.append(input);
    const [remove, add] = root.querySelectorAll('button');
    const step = (by) => { input.value = Math.max(0, Number(input.value) + by); };
    remove.addEventListener('click', () => step(-1));
    add.addEventListener('click', () => step(1));
    input.addEventListener('change', () => step(0));
  }
});`;
