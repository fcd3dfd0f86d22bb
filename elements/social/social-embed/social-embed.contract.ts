import {
  address,
  consent,
  flag,
  json,
  number,
  oneOf,
  text,
} from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import { fieldsOf, maybe, numberShape } from '../../../shared/contract/shape';

export const socialEmbed = contract({
  tag: 'wb-social-embed',
  summary:
    'A page, post, film, button or comments of Facebook, a timeline, post or button of X, or a post of LinkedIn.',
  since: '0.1',
  spec: '1, 7 (social embeds), 8 (invalid heights; Failed to load)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    consent: consent('social'),
    kind: oneOf(
      [
        'facebook-page',
        'facebook-post',
        'facebook-video',
        'facebook-comment',
        'facebook-group',
        'facebook-comments',
        'facebook-button',
        'x-timeline',
        'x-post',
        'x-follow',
        'x-mention',
        'x-hashtag',
        'x-tweet',
        'linkedin-post',
      ],
      'What is shown. Buttons of X are links, which ask nothing of X before they are followed.',
    ),
    src: address(
      '',
      'The address of the page, post, profile or hashtag there, or, of facebook-button, facebook-comments and x-tweet, of any page; that of the first link inside unless told. One of another site is shown as a link.',
    ),
    label: text('', 'What is shown, for screen readers; the kind and the site unless told.'),
    heights: json(
      { desktop: undefined, tablet: undefined, mobile: undefined },
      fieldsOf({
        desktop: maybe(numberShape),
        tablet: maybe(numberShape),
        mobile: maybe(numberShape),
      }),
      'Its height in pixels by device, such as {"desktop": 600, "mobile": 400}: desktop from 992 pixels of the window\'s width, mobile below 768. A device left out has that of the larger one, a whole one the usual height of the kind; 20 to 3000, and the nearest of these for others.',
    ),
    tabs: text(
      'timeline',
      'Of a page of Facebook: timeline, events, messages, with commas between.',
    ),
    smallHeader: flag('Of a page of Facebook: whether its header is small.'),
    hideCover: flag('Of a page of Facebook: whether its cover is left out.'),
    faces: flag('Of a page or button of Facebook: whether friends who like it are shown.'),
    action: oneOf(['like', 'recommend'], 'Of a button of Facebook: what it does.'),
    layout: oneOf(
      ['standard', 'button', 'button-count', 'box-count'],
      'Of a button of Facebook: how it looks.',
    ),
    size: oneOf(['small', 'large'], 'Of a button of Facebook: its size.'),
    share: flag('Of a button of Facebook: whether a second one shares.'),
    context: flag(
      'Of a post or comment of Facebook: whether its text, or what it answers, is shown too.',
    ),
    count: number(10, 'Of comments of Facebook: how many at first.', { min: 1, max: 100 }),
    order: oneOf(['top', 'newest', 'oldest'], 'Of comments of Facebook: which come first.'),
  },
  accessibility: [
    'Each frame has a title. What stands in it is made by its site, and as good as that.',
    'Where a timeline of X stays empty, as for visitors who have no account there, the link below it leads to the profile.',
    'Frames may run their own scripts, keep their own cookies, send their forms and open windows (sandbox), since likes and comments need them; films may fill the screen too. Facebook learns the origin of the page, since owners may allow some sites alone; X and LinkedIn get no referrer (referrerpolicy).',
    'No script of these sites runs in the page.',
  ],
  slots: { '': 'What is shown below it, such as a link to the same, for those without script.' },
  parts: {
    box: 'The box of the frame.',
    frame: 'The frame.',
    button: 'A button of X, which is a link.',
    message: 'What is said where there is nothing to show.',
    consent: 'The card that asks the visitor.',
    'allow-once': 'The button on it that allows this one.',
    'allow-always': 'The button on it that allows all of social media.',
    open: 'The link to it at its site.',
    notice: 'What is said when it does not come.',
  },
});
