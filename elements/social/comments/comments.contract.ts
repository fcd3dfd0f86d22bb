import { address, consent, number, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const comments = contract({
  tag: 'wb-comments',
  summary: 'The comments of a page, kept by Disqus under a short name. One a page.',
  since: '0.1',
  spec: '1, 7 (comments embed), 8 (Failed to load)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    consent: consent('comments'),
    shortname: text('', 'The short name of the site at Disqus: letters, digits and hyphens.'),
    url: address(
      '',
      'The address of the page whose comments these are; its canonical link unless told, else its own address.',
    ),
    identifier: text('', 'What Disqus knows the page by, where its address may change.'),
    height: number(400, 'The room that is kept for them; they grow from there.', {
      min: 100,
      max: 2000,
      unit: 'pixels',
    }),
  },
  accessibility: [
    'The comments stand in the tree of the page, where their script looks for them, and are shown in their place.',
    'Without script, and where they do not come, there is a link to the discussions of the site at Disqus.',
    'Their script runs in the page, with all its rights: no sandbox holds what must write there. It is loaded once a page, with its nonce where it has one, and only when the comments come into view.',
  ],
  slots: {
    '': 'What is shown above them, such as a heading.',
    embed: 'The comments; the element puts them there.',
  },
  parts: {
    box: 'The box of the comments.',
    message: 'What is said where there are none.',
    consent: 'The card that asks the visitor.',
    'allow-once': 'The button on it that allows these comments.',
    'allow-always': 'The button on it that allows all comments.',
    open: 'The link to the discussions at Disqus.',
    notice: 'What is said when the comments do not come.',
  },
});
