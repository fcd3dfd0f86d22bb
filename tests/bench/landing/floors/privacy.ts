import type { Counterparts } from '../counterpart';

const PURPOSES = [
  ['media', 'Videos and music', 'Films and music that play from YouTube, Vimeo and the like.'],
  ['social', 'Social media', 'Posts and feeds of social networks.'],
  ['maps', 'Maps', 'Maps that come from a map service.'],
];

const CONSENT = `addEventListener('click', (event) => {
  if (!event.target.closest('[href="#consent-privacy"]')) return;
  event.preventDefault();
  document.querySelector('#consent-privacy').showModal();
});
addEventListener('close', ({ target }) => {
  if (target.id !== 'consent-privacy') return;
  const chosen = [...new FormData(target.querySelector('form')).keys()];
  localStorage.setItem('consent', JSON.stringify(chosen));
}, true);`;

/** What a page may load: a dialog with a checkbox for each purpose. */
export const privacy: Counterparts = {
  consent: {
    html: `<p><a href="#consent-privacy">Privacy settings</a></p>
<dialog id="consent-privacy"><form method="dialog"><h2>What may this page load?</h2><p>Some of what you see comes from others, who then learn of your visit. You can change this at any time.</p>${PURPOSES.map(([name, title, about]) => `<p><label><input type="checkbox" name="${name}"> ${title}</label><br>${about}</p>`).join('')}<button>Save choices</button></form></dialog>`,
    scripts: [CONSENT],
  },
};
