import type { Counterparts } from './counterpart';
import { SAME, SECTIONS } from './floors/customer';
import { SEND } from './floors/forms';
import { CHOOSE } from './floors/storefront';

const EMAIL =
  '<wa-input label="E-mail address" type="email" name="email" autocomplete="email" required></wa-input>';
const button = (words: string) => `<wa-button type="submit">${words}</wa-button><output></output>`;
const password = (label: string, name: string) =>
  `<wa-input label="${label}" type="password" name="${name}" required></wa-input>`;
const options = (words: string[]) =>
  words.map((it) => `<wa-option value="${it}">${it}</wa-option>`).join('');
const radios = (words: string[]) =>
  words.map((it) => `<wa-radio value="${it}">${it}</wa-radio>`).join('');

const AWAY = `addEventListener('click', ({ target }) => target.closest('.close')?.closest('wa-callout').remove());`;

/** What Web Awesome has for our kinds; for the others its page has what is written by hand. */
export const webAwesomeKinds: Counterparts = {
  accordion: {
    html: `<wa-details name="bread" summary="How long does a loaf keep?" open><p>A week, in linen. <a href="#flour">Which flour is in it?</a></p></wa-details>
<wa-details name="bread" id="flour" summary="Which flour do you use?"><p>Rye and spelt from the mill next door.</p></wa-details>
<wa-details name="bread" summary="Do you deliver?"><p>By bicycle, within the town.</p></wa-details>`,
    components: ['details'],
  },
  'add-to-cart': {
    html: `<form action="/cart/add" method="post" data-product="linen-shirt"><input type="hidden" name="product" value="linen-shirt"><input type="hidden" name="id" value="101">
<p class="price" aria-live="polite"><s>€79,00</s> <span class="amount">€59,00</span></p>
<wa-radio-group label="Size" name="options[Size]" value="S">${radios(['S', 'M', 'L'])}</wa-radio-group>
<wa-select label="Colour" name="options[Colour]" value="Sand">${options(['Sand', 'Ink'])}</wa-select>
<wa-number-input label="Quantity" name="quantity" value="1" min="0"></wa-number-input>
<wa-button type="submit" class="add">Add to cart</wa-button><output></output></form>`,
    components: ['radio-group', 'radio', 'select', 'option', 'number-input', 'button'],
    scripts: [CHOOSE, SEND],
  },
  alert: {
    html: `<wa-callout><p>We are closed on <a href="/hours">Easter Monday</a>.</p><wa-button class="close" aria-label="Close">×</wa-button></wa-callout>`,
    components: ['callout', 'button'],
    scripts: [AWAY],
  },
  customer: {
    html: `<section id="login"><h2>Log in</h2><form action="/customer/login" method="post">${EMAIL}${password('Password', 'password')}<wa-checkbox name="rememberMe">Keep me logged in</wa-checkbox>${button('Log in')}</form>
<p><a href="/customer/password_reset" data-to="forgot">I do not know my password</a></p><p><a href="/customer/registration">Register</a></p></section>
<section id="forgot" hidden><h2>A new password</h2><form action="/customer/password_reset" method="post">${EMAIL}${button('Send me a link')}</form>
<p><a href="/customer/login" data-to="login">Back to the login</a></p></section>`,
    components: ['input', 'checkbox', 'button'],
    scripts: [SECTIONS, SEND],
  },
  entrance: {
    html: `<wa-animation name="fadeInUp" duration="1000" iterations="1" play><div><h3>Baked at four</h3><p>Rye, spelt and walnut, on the shelf when the doors open.</p></div></wa-animation>`,
    components: ['animation'],
  },
  form: {
    html: `<form action="/forms/contact" method="post"><wa-input label="Name" name="name" autocomplete="name" required></wa-input>${EMAIL}
<wa-select label="It is about" name="topic" required>${options(['An order', 'A repair'])}</wa-select>
<wa-textarea label="Message" name="message" rows="4" required></wa-textarea>${button('Send')}</form>`,
    components: ['input', 'select', 'option', 'textarea', 'button'],
    scripts: [SEND],
  },
  'language-switcher': {
    html: `<wa-dropdown><wa-button slot="trigger" with-caret><img src="/gallery/pictures/flag-gb.svg" alt="" height="16"> English</wa-button>
${['en', 'de', 'pt', 'fr', 'ar', 'ja'].map((it) => `<wa-dropdown-item href="/${it}/" lang="${it}">${new Intl.DisplayNames([it], { type: 'language' }).of(it)}</wa-dropdown-item>`).join('')}</wa-dropdown>`,
    components: ['dropdown', 'dropdown-item', 'button'],
  },
  'off-canvas': {
    html: `<p><wa-button data-drawer="open site-menu">Menu</wa-button></p>
<wa-drawer id="site-menu" label="Menu" placement="start" light-dismiss><nav aria-label="Site"><ul><li><a href="/bread">Bread</a></li><li><a href="/cakes">Cakes</a></li><li><a href="#our-hours">Opening hours</a></li></ul></nav></wa-drawer>
<p id="our-hours">Tuesday to Saturday, seven to six.</p>`,
    components: ['drawer', 'button'],
  },
  'password-reset': {
    html: `<form action="/customer/password_update" method="post">${password('New password, at least 6 characters', 'password')}${password('The same password', 'passwordConfirm')}<input type="hidden" name="resetPasswordToken" value="a-token-of-the-mail">${button('Change my password')}</form>`,
    components: ['input', 'button'],
    scripts: [SAME, SEND],
  },
  popup: {
    html: `<p><wa-button data-dialog="open sizes">Which size is mine?</wa-button></p>
<wa-dialog id="sizes" label="Sizes" light-dismiss><p>Small is 36, medium is 38 to 40, large is 42. <a href="#care">How to wash it</a></p><wa-button slot="footer" data-dialog="close">Back to the shirt</wa-button></wa-dialog>
<p id="care">Wash it cold, and dry it flat.</p>`,
    components: ['dialog', 'button'],
  },
  'progress-bar': {
    html: `<p>Sourdough sold by noon <wa-progress-bar value="75" label="Sourdough sold by noon">75%</wa-progress-bar></p>
<p>Guests who come back <wa-progress-bar value="92.5" label="Guests who come back">92.5%</wa-progress-bar></p>`,
    components: ['progress-bar'],
  },
  'protected-page': {
    html: `<form method="post"><wa-input label="Code" name="protected_page_token" autocomplete="off" required></wa-input>${button('Open the page')}</form>`,
    components: ['input', 'button'],
    scripts: [SEND],
  },
  quantity: {
    html: '<wa-number-input label="Quantity" name="quantity" value="2" min="0"></wa-number-input>',
    components: ['number-input'],
  },
  select: {
    html: `<wa-select label="Country" name="country" required>${options(['Denmark', 'France', 'Germany', 'Italy', 'Japan', 'Portugal', 'Spain', 'Sweden'])}</wa-select>`,
    components: ['select', 'option'],
  },
  tabs: {
    html: `<wa-tab-group><wa-tab panel="size">Size</wa-tab><wa-tab panel="washing">Care</wa-tab><wa-tab panel="origin">Origin</wa-tab>
<wa-tab-panel name="size"><p>Forty by sixty centimetres.</p></wa-tab-panel><wa-tab-panel name="washing"><p>Cold &amp; gentle, then dry it flat.</p></wa-tab-panel><wa-tab-panel name="origin"><p>Woven in Guimarães, Portugal.</p></wa-tab-panel></wa-tab-group>`,
    components: ['tab-group', 'tab', 'tab-panel'],
  },
  'variant-picker': {
    html: `<wa-select label="Size" name="options[Size]" value="S">${options(['S', 'M', 'L'])}</wa-select>`,
    components: ['select', 'option'],
  },
};
