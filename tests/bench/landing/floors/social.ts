import type { Counterparts } from '../counterpart';
import { asking } from './asking';

const ADDRESS = encodeURIComponent('https://linen.example/journal/washing-linen');

const PLACES: [name: string, address: string][] = [
  ['Facebook', 'www.facebook.com/sharer/sharer.php?u='],
  ['X', 'twitter.com/share?url='],
  ['LinkedIn', 'www.linkedin.com/feed/?shareActive=true&amp;text='],
  ['Pinterest', 'pinterest.com/pin/create/button/?url='],
  ['Reddit', 'reddit.com/submit/?url='],
  ['VK', 'vk.com/share.php?url='],
  ['OK', 'connect.ok.ru/offer?url='],
];

const SHARE = `document.querySelector('.sharing').hidden = !navigator.share;
addEventListener('click', ({ target }) => {
  if (target.matches('.sharing')) navigator.share({ url: target.dataset.url });
});`;

const comments = asking('Comments', 'Disqus', 'https://linen.disqus.com/embed', 'comments');
const posts = asking(
  'Page on Facebook',
  'Facebook',
  'https://www.facebook.com/plugins/page.php?href=linen',
  'social media',
);

/** Links that share, and boxes that ask before they load what networks have. */
export const social: Counterparts = {
  comments: { ...comments, html: `<h3>What do you think?</h3>${comments.html}` },
  share: {
    html: `<h3>Share this story</h3><ul>${PLACES.map(([name, to]) => `<li><a href="https://${to}${ADDRESS}" target="_blank" rel="noopener">Share on ${name}</a></li>`).join('')}</ul><button class="sharing" hidden data-url="https://linen.example/journal/washing-linen">Share</button>`,
    scripts: [SHARE],
  },
  'social-embed': {
    ...posts,
    html: `${posts.html}<p><a href="https://www.facebook.com/linen">We are on Facebook</a></p>`,
  },
};
