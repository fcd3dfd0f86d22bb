/** Loads what others have once it is asked for, and remembers who may from then on. */
const ALLOW = `addEventListener('click', ({ target }) => {
  const box = target.closest('.asks');
  if (!box || !target.matches('button')) return;
  if (target.matches('.always')) localStorage.setItem('allowed', box.dataset.purpose);
  const frame = document.createElement('iframe');
  frame.src = box.dataset.src;
  frame.title = box.ariaLabel;
  box.replaceChildren(frame);
});`;

const STYLE = `.asks{display:grid;place-content:center;min-block-size:26rem;border:1px solid #888;padding:1rem;text-align:center}
.asks iframe{inline-size:100%;block-size:100%;border:0}`;

/** A box that asks before it loads what somebody else has. */
export const asking = (what: string, who: string, src: string, purpose: string) => ({
  html: `<div class="asks" role="group" aria-label="${what}" data-src="${src}" data-purpose="${purpose}"><p><strong>${what}</strong></p><p>This comes from ${who}.</p><p>To show it, your browser tells ${who} your IP address and which site you are on. ${who} may store cookies.</p><p><button>Allow once</button> <button class="always">Always allow ${purpose}</button></p></div>`,
  style: STYLE,
  scripts: [ALLOW],
});
