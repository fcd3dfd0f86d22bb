import type { Counterparts } from '../counterpart';

/** Opens the dialog that a link names; a button in it closes it. */
export const OPEN = `addEventListener('click', (event) => {
  if (event.target.dataset?.close !== undefined) event.target.closest('dialog').close();
  const { hash } = event.target.closest('a') ?? {};
  const dialog = hash && document.getElementById(hash.slice(1));
  if (!dialog?.showModal) return;
  event.preventDefault();
  dialog.showModal();
});`;

const AWAY = `addEventListener('click', ({ target }) => target.matches('.close') && target.closest('.alert').remove());`;

/** What lies above the page: the browser's own dialogs. */
export const popups: Counterparts = {
  alert: {
    html: `<div class="alert" role="alert"><p>We are closed on <a href="/hours">Easter Monday</a>.</p><button class="close" aria-label="Close">×</button></div>`,
    style: '.alert{display:flex}',
    scripts: [AWAY],
  },
  popup: {
    html: `<p><a href="#sizes">Which size is mine?</a></p>
<dialog id="sizes" aria-label="Sizes" closedby="any"><h2>Sizes</h2>
<p>Small is 36, medium is 38 to 40, large is 42. <a href="#care">How to wash it</a></p>
<p><button type="button" data-close>Back to the shirt</button></p></dialog>
<p id="care">Wash it cold, and dry it flat.</p>`,
    scripts: [OPEN],
  },
};
