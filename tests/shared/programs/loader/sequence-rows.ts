import { products } from '../../../../demo/gallery/storefront/products';

/**
 * One thing a visitor does: `press Shift+Tab`, `type a text`, `point at` a node (with the mouse or a
 * finger) or `rest on` it (with the mouse). A node is named as `spot` names it.
 */
export type Step = `${'press' | 'type' | 'point at' | 'rest on'} ${string}`;

/** What a visitor can tell of the page; see `observe` in sequences.ts. */
export interface Observed {
  /** What has the focus. */
  focus: string;
  /** What is open, pressed or selected. */
  on: string;
  /** Of all fields. */
  values: string;
  /** The headings in view. */
  shown: string;
  /** The slides in the window of a carousel or slider. */
  inView: string;
  /** Elements that cannot be seen. */
  gone: string;
  /** The bodies of all that was posted. */
  sent: string;
}

/** A whole sequence on sleeping elements, and what must be true when it is over and all code is there. */
export interface Row {
  title: string;
  html: string;
  /** What has the focus before, for keys. */
  from?: string;
  steps: Step[];
  outcome: Partial<Observed>;
  /** Whether all of it is to be seen before any code is there. */
  isAnswered?: boolean;
}

export const data = { products };

const NEXT = '<button id="next" type="button">Next</button>';
const SELECT = `<wb-select><label for="size">Size</label><select id="size" name="size">
<option>S</option><option>M</option><option>L</option></select></wb-select>${NEXT}`;
const PICKER =
  '<wb-variant-picker product-handle="linen-shirt" variant-title="Size" variant-type="select"></wb-variant-picker>' +
  NEXT;
const QUANTITY = `<wb-quantity value="2"></wb-quantity>${NEXT}`;
const sections = (tag: string) =>
  `<${tag}><section><h3>One</h3><a href="#a">A</a></section><section><h3>Two</h3><a href="#b">B</a></section>` +
  `<section><h3>Three</h3><a href="#c">C</a></section></${tag}>${NEXT}`;
const TABS = sections('wb-tabs');
const SWITCHER = `<wb-switcher><section><h3>Monthly</h3><p>12.</p></section>
<section><h3>Yearly</h3><p>120.</p></section></wb-switcher>${NEXT}`;
const ACCORDION = `<wb-accordion><details open><summary id="keep">How long?</summary><p>A week.</p></details>
<details><summary id="flour">Which flour?</summary><p>Rye.</p></details></wb-accordion>${NEXT}`;
const menu = (trigger: string) => `<wb-menu trigger="${trigger}"><ul><li><a href="#shop">Shop</a>
<ul><li><a href="#linen">Linen</a></li><li><a href="#wool">Wool</a></li></ul></li></ul></wb-menu>${NEXT}`;
const MEGA = `<wb-mega-menu><a slot="title" href="#gifts">Gifts</a>
<p><a id="towels" href="#towels">Towels</a></p></wb-mega-menu>${NEXT}`;
const mega = (name: string) =>
  `<wb-mega-menu id="${name}"><a slot="title" href="#a">${name}</a><p><a href="#b">All ${name}</a></p></wb-mega-menu>`;
/** Side by side, so that none opens over the other. */
const MEGAS = `<table><tr><td>${mega('Gifts')}</td><td>${mega('Rooms')}</td></tr></table>${NEXT}`;
const OFF_CANVAS = `<a id="opener" href="#site-menu">Menu</a>
<wb-off-canvas id="site-menu" label="Menu"><a id="bread" href="/bread">Bread</a></wb-off-canvas>`;
const POPUP = `<a id="opener" href="#news">News</a>
<wb-popup id="news"><p>Every week.</p><button id="fine" type="button" data-wb-close>Fine</button></wb-popup>`;
const LETTER = `<a id="opener" href="#letter">Letter</a>
<wb-popup id="letter"><input aria-label="Mail" autofocus> <button type="button">Sign up</button></wb-popup>`;
const LANGUAGES = `<wb-language-switcher><a href="/" hreflang="en" lang="en">English</a>
<a href="/de/" hreflang="de" lang="de">Deutsch</a></wb-language-switcher>${NEXT}`;
const CUSTOMER = `<wb-customer>
<section data-wb-mode="login"><h2>Log in</h2><form action="/login" method="post">
<input aria-label="Mail" type="email" name="email"><button>Go</button></form>
<a id="to" href="/registration" data-wb-to="register">Register</a></section>
<section data-wb-mode="register"><h2>Register</h2><form action="/registration" method="post">
<input aria-label="Mail" type="email" name="email"><button>Go</button></form></section></wb-customer>`;
const CART = `<wb-add-to-cart product-handle="linen-shirt"><form action="/cart/add" method="post">
<input type="hidden" name="product" value="linen-shirt"><input type="hidden" name="id" value="0">
<wb-variant-picker product-handle="linen-shirt" variant-title="Size" variant-type="radio"></wb-variant-picker>
<wb-quantity product-handle="linen-shirt"></wb-quantity><button id="add">Add to cart</button></form></wb-add-to-cart>`;
const FORM = `<wb-form form-id="contact"><form action="/contact" method="post">
<input id="name" aria-label="Name" name="name">
<button id="send">Send</button></form></wb-form>`;
const ADA =
  'data=[{"name":"name","value":"Ada","required":false,"type":"text","label":"Name"}]&project_id=&form_id=contact';
const FLIP_BOX = `<wb-flip-box trigger="click"><section slot="front"><h3>Rye</h3></section>
<section slot="back"><p>Flour, water, salt.</p></section></wb-flip-box>`;
const slides = (tag: string) =>
  `<${tag}><div>Rye</div><div>Wheat</div><div>Spelt</div><div>Oats</div></${tag}>${NEXT}`;
const CAROUSEL = slides('wb-carousel');
const SLIDER = slides('wb-slider');
const ALERT = `<wb-alert><p>Closed on Monday.</p></wb-alert>${NEXT}`;

/** By the keyboard. */
export const keyRows: Row[] = [
  {
    title: 'select: open, move, Tab chooses and goes on',
    html: SELECT,
    from: 'wb-select >> button',
    steps: ['press Enter', 'press ArrowDown', 'press Tab'],
    outcome: { values: 'M', on: '', focus: 'Next' },
  },
  {
    title: 'select: open, two moves, Escape leaves it as it was',
    html: SELECT,
    from: 'wb-select >> button',
    steps: ['press Alt+ArrowDown', 'press ArrowDown', 'press ArrowDown', 'press Escape'],
    outcome: { values: 'S', on: '', focus: 'Size' },
  },
  {
    title: 'select: open, type, Enter chooses',
    html: SELECT,
    from: 'wb-select >> button',
    steps: ['press Space', 'press l', 'press Enter'],
    outcome: { values: 'L', on: '', focus: 'Size' },
  },
  {
    title: 'select: open, Tab goes on',
    html: SELECT,
    from: 'wb-select >> button',
    steps: ['press Enter', 'press Tab'],
    outcome: { values: 'S', on: '', focus: 'Next' },
  },
  {
    title: 'select: open, Shift and Tab goes back',
    html: NEXT + SELECT.replace(NEXT, ''),
    from: 'wb-select >> button',
    steps: ['press Enter', 'press Shift+Tab'],
    outcome: { values: 'S', on: '', focus: 'Next' },
  },
  {
    title: 'picker: open, move, Enter chooses, Tab goes on',
    html: PICKER,
    from: 'wb-variant-picker >> button',
    steps: ['press Enter', 'press ArrowDown', 'press Enter', 'press Tab'],
    outcome: { values: 'M', on: '', focus: 'Next' },
  },
  {
    title: 'quantity: two more, one less, Tab goes on',
    isAnswered: true,
    html: QUANTITY,
    from: 'wb-quantity >> [part=add]',
    steps: ['press Enter', 'press Enter', 'press Tab'],
    outcome: { values: '4', focus: 'Next' },
  },
  {
    title: 'quantity: typed, then one more',
    isAnswered: true,
    html: QUANTITY,
    from: 'wb-quantity > input',
    steps: ['press ArrowUp', 'press Tab', 'press Space'],
    outcome: { values: '4', focus: 'Add one' },
  },
  {
    title: 'quantity: one more, then typed',
    isAnswered: true,
    html: QUANTITY,
    from: 'wb-quantity >> [part=add]',
    steps: ['press Enter', 'press Shift+Tab', 'type 47'],
    outcome: { values: '47', focus: 'Quantity' },
  },
  {
    title: 'mega menu: open, Escape, open',
    isAnswered: true,
    html: MEGA,
    from: 'wb-mega-menu >> button',
    steps: ['press Enter', 'press Escape', 'press Enter'],
    outcome: { on: 'Sub-menu of Gifts, panel', focus: 'Sub-menu of Gifts' },
  },
  {
    title: 'tabs: two on, Tab goes into the panel',
    isAnswered: true,
    html: TABS,
    from: 'wb-tabs >> [role=tab]',
    steps: ['press ArrowRight', 'press ArrowRight', 'press Tab'],
    outcome: { on: 'Three', shown: 'Three', focus: 'panel' },
  },
  {
    title: 'tabs: to the end, one back, Shift and Tab goes back',
    isAnswered: true,
    html: NEXT + TABS.replace(NEXT, ''),
    from: 'wb-tabs >> [role=tab]',
    steps: ['press End', 'press ArrowLeft', 'press Shift+Tab'],
    outcome: { on: 'Two', shown: 'Two', focus: 'Next' },
  },
  {
    title: 'switcher: on, Tab goes into the panel',
    isAnswered: true,
    html: SWITCHER,
    from: 'wb-switcher >> [role=tab]',
    steps: ['press ArrowRight', 'press Tab'],
    outcome: { on: 'Yearly', shown: 'Yearly', focus: 'panel' },
  },
  {
    title: 'carousel: two on by its arrow',
    isAnswered: true,
    html: CAROUSEL,
    from: 'wb-carousel >> [part=next]',
    steps: ['press Enter', 'press Enter'],
    outcome: { on: 'Go to slide 3', inView: '3 of 4', focus: 'Next slide' },
  },
  {
    title: 'slider: two on by its arrow, then one back by the other',
    html: SLIDER,
    from: 'wb-slider >> [part=next]',
    steps: ['press Enter', 'press Enter', 'press Shift+Tab', 'press Enter'],
    outcome: { on: 'Go to slide 2', inView: '2 of 4', focus: 'Previous slide' },
  },
  {
    title: 'accordion: the open item, pressed, stays open',
    html: ACCORDION,
    from: '#keep',
    steps: ['press Enter'],
    outcome: { on: 'How long?', focus: 'How long?' },
  },
  {
    title: 'accordion: the other item opens in place of the first',
    isAnswered: true,
    html: ACCORDION,
    from: '#keep',
    steps: ['press Enter', 'press Tab', 'press Enter'],
    outcome: { on: 'Which flour?', focus: 'Which flour?' },
  },
  {
    title: 'menu: open, Tab goes in, Escape closes and comes back',
    isAnswered: true,
    html: menu('click'),
    from: 'wb-menu >> button',
    steps: ['press Enter', 'press Tab', 'press Escape'],
    outcome: { on: '', focus: 'Sub-menu of Shop' },
  },
  {
    title: 'menu that opens on hover: open, down twice',
    html: menu('hover'),
    from: 'wb-menu >> button',
    steps: ['press Enter', 'press ArrowDown', 'press ArrowDown'],
    outcome: { on: 'Sub-menu of Shop, panel-1', focus: 'Wool' },
  },
  {
    title: 'mega menu: open, Tab goes in',
    isAnswered: true,
    html: MEGA,
    from: 'wb-mega-menu >> button',
    steps: ['press Enter', 'press Tab'],
    outcome: { on: 'Sub-menu of Gifts, panel', focus: 'Towels' },
  },
  {
    title: 'mega menu: open, Tab goes through it and beyond, which closes it',
    isAnswered: true,
    html: MEGA,
    from: 'wb-mega-menu >> button',
    steps: ['press Enter', 'press Tab', 'press Tab'],
    outcome: { on: '', focus: 'Next' },
  },
  {
    title: 'two mega menus: the second closes the first',
    isAnswered: true,
    html: MEGAS,
    from: '#Gifts >> button',
    steps: ['press Enter', 'press Tab', 'press Tab', 'press Tab', 'press Enter'],
    outcome: { on: 'Sub-menu of Rooms, panel', focus: 'Sub-menu of Rooms' },
  },
  {
    title: 'off-canvas: open, Escape: it stays closed',
    isAnswered: true,
    html: OFF_CANVAS,
    from: '#opener',
    steps: ['press Enter', 'press Escape'],
    outcome: { on: '', focus: 'Menu' },
  },
  {
    title: 'popup: open, Escape: it stays closed',
    isAnswered: true,
    html: POPUP,
    from: '#opener',
    steps: ['press Enter', 'press Escape'],
    outcome: { on: '', focus: 'News' },
  },
  {
    title: 'popup: open, Escape, open',
    isAnswered: true,
    html: POPUP,
    from: '#opener',
    steps: ['press Enter', 'press Escape', 'press Enter'],
    outcome: { on: 'Popup' },
  },
  {
    title: 'popup: open, type into it: what is typed and the focus stay',
    isAnswered: true,
    html: LETTER,
    from: '#opener',
    steps: ['press Enter', 'type ada', 'press Tab'],
    outcome: { on: 'Popup', values: 'ada', focus: 'Sign up' },
  },
  {
    title: 'language switcher: open, Tab goes in, Escape closes',
    isAnswered: true,
    html: LANGUAGES,
    from: 'wb-language-switcher >> button',
    steps: ['press Enter', 'press Tab', 'press Escape'],
    outcome: { on: '', focus: 'Language: English' },
  },
  {
    title: 'customer: a link to another view, then its field',
    html: CUSTOMER,
    from: '#to',
    steps: ['press Enter'],
    outcome: { shown: 'Register' },
  },
  {
    title: 'add to cart: another size, two of it, sent',
    html: CART,
    from: 'wb-variant-picker input',
    steps: ['press ArrowRight', 'press Tab', 'press Tab', 'press ArrowUp', 'press Enter'],
    outcome: { sent: 'id=103&quantity=2' },
  },
  {
    title: 'form: typed and sent once',
    html: FORM,
    from: '#name',
    steps: ['type Ada', 'press Enter'],
    outcome: { sent: ADA },
  },
  {
    title: 'flip box: turned and turned back',
    isAnswered: true,
    html: FLIP_BOX,
    from: 'wb-flip-box >> button',
    steps: ['press Enter', 'press Space', 'press Enter'],
    outcome: { on: 'Turn over', focus: 'Turn over' },
  },
  {
    title: 'alert: closed',
    isAnswered: true,
    html: ALERT,
    from: 'wb-alert >> [part=close]',
    steps: ['press Enter'],
    outcome: { gone: 'wb-alert' },
  },
];

/** With the mouse or a finger. */
export const pointRows: Row[] = [
  {
    title: 'slider: its second dot, then its arrow',
    isAnswered: true,
    html: SLIDER,
    steps: ['point at wb-slider >> .dot:nth-child(2)', 'point at wb-slider >> [part=next]'],
    outcome: { on: 'Go to slide 3', inView: '3 of 4' },
  },
  {
    title: 'select: open, choose',
    html: SELECT,
    steps: ['point at wb-select >> button', 'point at wb-select >> [role=option]:nth-child(2)'],
    outcome: { values: 'M', on: '' },
  },
  {
    title: 'picker: open, elsewhere closes',
    isAnswered: true,
    html: `<p id="elsewhere">Elsewhere</p>${PICKER}`,
    steps: ['point at wb-variant-picker >> button', 'point at #elsewhere'],
    outcome: { values: 'S', on: '' },
  },
  {
    title: 'accordion: another item opens in place of the first',
    isAnswered: true,
    html: ACCORDION,
    steps: ['point at #flour'],
    outcome: { on: 'Which flour?' },
  },
  {
    title: 'picker: open, choose',
    html: PICKER,
    steps: [
      'point at wb-variant-picker >> button',
      'point at wb-variant-picker >> [role=option]:nth-child(2)',
    ],
    outcome: { values: 'M', on: '' },
  },
  {
    title: 'select: open, elsewhere closes',
    isAnswered: true,
    html: `<p id="elsewhere">Elsewhere</p>${SELECT}`,
    steps: ['point at wb-select >> button', 'point at #elsewhere'],
    outcome: { values: 'S', on: '' },
  },
  {
    title: 'quantity: two more, one less',
    isAnswered: true,
    html: QUANTITY,
    steps: [
      'point at wb-quantity >> [part=add]',
      'point at wb-quantity >> [part=add]',
      'point at wb-quantity >> [part=remove]',
    ],
    outcome: { values: '3' },
  },
  {
    title: 'tabs: one, another',
    isAnswered: true,
    html: TABS,
    steps: [
      'point at wb-tabs >> [role=tab]:nth-child(2)',
      'point at wb-tabs >> [role=tab]:nth-child(3)',
    ],
    outcome: { on: 'Three', shown: 'Three' },
  },
  {
    title: 'tabs: one, then the keyboard',
    isAnswered: true,
    html: TABS,
    steps: ['point at wb-tabs >> [role=tab]:nth-child(2)', 'press ArrowRight', 'press Tab'],
    outcome: { on: 'Three', shown: 'Three', focus: 'panel' },
  },
  {
    title: 'switcher: the other, and back',
    isAnswered: true,
    html: SWITCHER,
    steps: [
      'point at wb-switcher >> [role=tab]:nth-child(2)',
      'point at wb-switcher >> [role=tab]:nth-child(1)',
    ],
    outcome: { on: 'Monthly', shown: 'Monthly' },
  },
  {
    title: 'menu: open, elsewhere closes',
    isAnswered: true,
    html: `<p id="elsewhere">Elsewhere</p>${menu('click')}`,
    steps: ['point at wb-menu >> button', 'point at #elsewhere'],
    outcome: { on: '' },
  },
  {
    title: 'mega menu: open, close',
    isAnswered: true,
    html: MEGA,
    steps: ['point at wb-mega-menu >> button', 'point at wb-mega-menu >> button'],
    outcome: { on: '' },
  },
  {
    title: 'two mega menus: the second closes the first',
    isAnswered: true,
    html: MEGAS,
    steps: ['point at #Gifts >> button', 'point at #Rooms >> button'],
    outcome: { on: 'Sub-menu of Rooms, panel' },
  },
  {
    title: 'off-canvas: opens',
    isAnswered: true,
    html: OFF_CANVAS,
    steps: ['point at #opener'],
    outcome: { on: 'Menu' },
  },
  {
    title: 'popup: opens',
    isAnswered: true,
    html: POPUP,
    steps: ['point at #opener'],
    outcome: { on: 'Popup' },
  },
  {
    title: 'off-canvas: open, beside it closes',
    isAnswered: true,
    html: OFF_CANVAS,
    steps: ['point at #opener', 'point at wb-off-canvas >> dialog'],
    outcome: { on: '', focus: 'Menu' },
  },
  {
    title: 'popup: open, its button closes, open again',
    isAnswered: true,
    html: POPUP,
    steps: ['point at #opener', 'point at wb-popup >> [part=close]', 'point at #opener'],
    outcome: { on: 'Popup' },
  },
  {
    title: 'popup: open, what closes it in its content',
    isAnswered: true,
    html: POPUP,
    steps: ['point at #opener', 'point at #fine'],
    outcome: { on: '', focus: 'News' },
  },
  {
    title: 'popup: open, beside it leaves it open where that is not asked for',
    isAnswered: true,
    html: POPUP,
    steps: ['point at #opener', 'point at wb-popup >> dialog', 'point at #fine'],
    outcome: { on: '', focus: 'News' },
  },
  {
    title: 'language switcher: open, elsewhere closes',
    isAnswered: true,
    html: `<p id="elsewhere">Elsewhere</p>${LANGUAGES}`,
    steps: ['point at wb-language-switcher >> button', 'point at #elsewhere'],
    outcome: { on: '' },
  },
  {
    title: 'customer: a link to another view',
    html: CUSTOMER,
    steps: ['point at #to'],
    outcome: { shown: 'Register' },
  },
  {
    title: 'add to cart: another size, two of it, sent',
    html: CART,
    steps: [
      'point at wb-variant-picker label:nth-of-type(2)',
      'point at wb-quantity >> [part=add]',
      'point at #add',
    ],
    outcome: { sent: 'id=103&quantity=2' },
  },
  {
    title: 'form: typed and sent once',
    html: FORM,
    steps: ['point at #name', 'type Ada', 'point at #send'],
    outcome: { sent: ADA },
  },
  {
    title: 'flip box: turned and turned back',
    isAnswered: true,
    html: FLIP_BOX,
    steps: [
      'point at wb-flip-box >> button',
      'point at wb-flip-box >> button',
      'point at wb-flip-box >> button',
    ],
    outcome: { on: 'Turn over' },
  },
  {
    title: 'alert: closed',
    isAnswered: true,
    html: ALERT,
    steps: ['point at wb-alert >> [part=close]'],
    outcome: { gone: 'wb-alert' },
  },
];

/** With the mouse alone. */
export const mouseRows: Row[] = [
  {
    title: 'menu that opens on hover: rest on it',
    html: menu('hover'),
    steps: ['rest on wb-menu >> button'],
    outcome: { on: 'Sub-menu of Shop, panel-1' },
  },
  {
    title: 'mega menu: rest on it',
    html: MEGA,
    steps: ['rest on wb-mega-menu > [slot=title]'],
    outcome: { on: 'Sub-menu of Gifts, panel' },
  },
];
