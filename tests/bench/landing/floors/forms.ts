import { floors } from '../../floor';
import type { Counterparts } from '../counterpart';

/** Sends a form without leaving the page, and says how that went. */
export const SEND = `addEventListener('submit', async (event) => {
  const form = event.target;
  event.preventDefault();
  const { ok } = await fetch(form.action, { method: 'post', body: new FormData(form) });
  form.querySelector('output').value = ok ? 'Thank you.' : 'That has not worked.';
});`;

const SIZE = `addEventListener('change', ({ target }) => {
  const most = Number(target.dataset.maxSize) * 1e6;
  if (!most) return;
  const isLarge = [...target.files].some(({ size }) => size > most);
  target.setCustomValidity(isLarge ? 'The file is too large.' : '');
});`;

/** Fields and forms: native ones. */
export const forms: Counterparts = {
  'file-upload': {
    html: `<form method="post" action="/forms/order" enctype="multipart/form-data">
<label for="drawing">Your drawing (PNG or PDF)</label>
<input type="file" id="drawing" name="drawing" accept=".png,.pdf" data-max-size="2" required><p>Up to 2 MB</p>
<p><button>Send</button></p><output></output></form>`,
    scripts: [SIZE, SEND],
  },
  form: {
    html: `<form action="/forms/contact" method="post">
<p><label>Name<br><input name="name" autocomplete="name" required></label></p>
<p><label>E-mail<br><input name="email" type="email" autocomplete="email" required></label></p>
<p><label>It is about<br><select name="topic" required><option value="">Choose a topic</option><option>An order</option><option>A repair</option></select></label></p>
<p><label>Message<br><textarea name="message" rows="4" required></textarea></label></p>
<p><button>Send</button></p><output></output></form>`,
    scripts: [SEND],
  },
  select: { html: floors.select!.html },
};
