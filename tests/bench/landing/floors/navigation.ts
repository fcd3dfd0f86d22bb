import type { Counterparts } from '../counterpart';
import { OPEN } from './popups';

const DOUGH = `Flour, water, salt and time. The dough rests overnight in the cool
  cellar, is folded by hand three times before dawn, and goes into the oven when the first guests
  are still asleep. What comes out is dark, heavy, and keeps for a week.`;

const MENU = `.menu,.menu ul{display:flex;flex-wrap:wrap;gap:1em;padding:0;margin:0;list-style:none}
.menu li{position:relative}
.menu details>:not(summary){position:absolute;z-index:1;inline-size:max-content;padding:1em;background:#fff;border:1px solid;display:block}`;

const PRESENT = `const places = new Map([...document.querySelectorAll('.contents a')].map((link) => [document.querySelector(link.hash), link]));
const present = new IntersectionObserver((entries) => entries.forEach(({ isIntersecting, target }) => {
  if (!isIntersecting) return;
  places.forEach((link, place) => { link.ariaCurrent = place === target ? 'true' : null; });
}), { rootMargin: '0px 0px -80%' });
places.forEach((_, place) => present.observe(place));`;

const LANGUAGES = [
  ['/de/', 'de', 'Deutsch', 'de'],
  ['/pt/', 'pt', 'Português', 'pt'],
  ['/fr/', 'fr', 'Français', ''],
  ['/ar/', 'ar', 'العربية', ''],
  ['/ja/', 'ja', '日本語', ''],
].map(
  ([to, language, name, flag]) =>
    `<li><a href="${to}" hreflang="${language}" lang="${language}">${flag && `<img src="/gallery/pictures/flag-${flag}.svg" alt="" height="16"> `}${name}</a></li>`,
);

/** Ways through a site: links, with what a style sheet and the browser's own popovers can do. */
export const navigation: Counterparts = {
  anchors: {
    html: `<nav aria-label="On this page"><a href="#bread">Bread</a> <a href="#cakes">Cakes</a> <a href="#">Top</a></nav>
<h3 id="bread">Bread</h3><p>Baked at four every morning.</p>
<h3 id="cakes">Cakes</h3><p>To order, two days ahead.</p>`,
    style: 'html{scroll-behavior:smooth}',
  },
  'language-switcher': {
    html: `<button popovertarget="languages"><img src="/gallery/pictures/flag-gb.svg" alt="" height="16"> English</button>
<ul id="languages" popover><li><a href="/" hreflang="en" lang="en" aria-current="true"><img src="/gallery/pictures/flag-gb.svg" alt="" height="16"> English</a></li>${LANGUAGES.join('')}</ul>`,
  },
  link: { html: '<p><a href="/spring">Our offers</a></p>' },
  'mega-menu': {
    html: `<nav aria-label="Main"><ul class="menu"><li><details name="shop"><summary>Shop</summary><div>
<section><h3>Bed</h3><ul><li><a href="/shop/linen">Linen</a></li><li><a href="/shop/wool">Wool</a></li></ul></section>
<section><h3>Bath</h3><ul><li><a href="/shop/towels">Towels</a></li><li><a href="/shop/soap">Soap</a></li></ul></section>
<p><img src="/gallery/pictures/oak-45.svg" alt="An oak bed" width="160" height="120"></p></div></details></li>
<li><a href="/contact">Contact</a></li></ul></nav>`,
    style: MENU,
  },
  menu: {
    html: `<nav aria-label="Main"><ul class="menu"><li><a href="/">Home</a></li>
<li><details name="menu"><summary>Shop</summary><ul><li><details><summary>Bed</summary><ul><li><a href="/shop/bed/linen">Linen</a></li><li><a href="/shop/bed/wool">Wool</a></li></ul></details></li>
<li><a href="/shop/bath">Bath</a></li><li><a href="/shop/table">Table</a></li></ul></details></li>
<li><details name="menu"><summary>About us</summary><ul><li><a href="/about/workshop">The workshop</a></li><li><a href="https://example.com/press" target="_blank" rel="noopener" hreflang="en">Press</a></li></ul></details></li>
<li><details name="menu"><summary>Gifts</summary><p>For a new home: <a href="/gifts/towels">towels</a>, <a href="/gifts/napkins">napkins</a>.</p></details></li>
<li><a href="/contact">Contact</a></li></ul></nav>`,
    style: MENU,
  },
  'off-canvas': {
    html: `<p><a href="#site-menu">Menu</a></p>
<dialog id="site-menu" class="drawer" aria-label="Menu" closedby="any"><nav aria-label="Site"><ul><li><a href="/bread">Bread</a></li><li><a href="/cakes">Cakes</a></li><li><a href="#our-hours">Opening hours</a></li></ul></nav></dialog>
<p id="our-hours">Tuesday to Saturday, seven to six.</p>`,
    style:
      '.drawer{margin:0;max-block-size:none;block-size:100%;inline-size:20rem;border:0;box-sizing:border-box}',
    scripts: [OPEN],
  },
  sticky: {
    html: `<header class="stays"><strong>Mill Street Bakery</strong> <a href="#our-bread">Bread</a> <a href="#visit">Visit</a></header>
<h3 id="our-bread">Bread</h3>${Array.from({ length: 12 }, (_, at) => `<p>${at + 1}. ${DOUGH}</p>`).join('\n')}
<h3 id="visit">Visit</h3><p>Tuesday to Saturday, seven to six.</p>`,
    style: '.stays{position:sticky;inset-block-start:0;z-index:1;background:#fff}',
  },
  'table-of-contents': {
    html: `<nav class="contents" aria-label="Table of contents"><p>Table of contents</p><ul><li><a href="#rye">Rye</a><ul><li><a href="#dough">The dough</a></li><li><a href="#oven">The oven</a></li></ul></li><li><a href="#wheat">Wheat &amp; spelt</a></li><li><a href="#prices">Prices</a></li></ul></nav>
<h3 id="rye">Rye</h3><p>Dark, sour, and better on its second day.</p>
<h4 id="dough">The dough</h4><p>Three stages, eighteen hours.</p>
<h4 id="oven">The oven</h4><p>Hot at first, then falling for an hour.</p>
<h3 id="wheat">Wheat &amp; spelt</h3><p>Light loaves for the morning.</p>
<h3 id="prices">Prices</h3><p>By weight, as the scales say.</p>`,
    style: '.contents [aria-current]{font-weight:bold}',
    scripts: [PRESENT],
  },
};
