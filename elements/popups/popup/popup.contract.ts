import { flag, json, number, oneOf, onOff, text } from '../../../shared/contract/attribute';
import { contract, event, method } from '../../../shared/contract/contract';
import {
  anyShape,
  booleanShape,
  described,
  fieldsOf,
  listOf,
  maybe,
  numberShape,
  orNull,
  textShape,
  wordShape,
} from '../../../shared/contract/shape';

const fields = {
  is: maybe(textShape),
  amount: maybe(numberShape),
  value: maybe(textShape),
  of: maybe(listOf(textShape)),
  name: maybe(textShape),
  unit: maybe(wordShape(['days', 'hours'])),
  not: maybe(booleanShape),
};

const rule = fieldsOf({
  rule: wordShape([
    'page-load',
    'click',
    'inactivity',
    'exit-intent',
    'scroll-down',
    'scroll-up',
    'scroll-to',
    'views',
    'views-in-session',
    'sessions',
    'logged-in',
    'role',
    'referrer',
    'referrer-source',
    'device',
    'url',
    'date',
    'last-visit-date',
    'since-first-visit',
    'since-last-visit',
    'cookie',
    'os',
    'other-popups',
    'once-a-session',
    'popup-shown',
  ]),
  ...fields,
});

/** The facts that rules use; a script may suppose others than those of the page. */
const facts = fieldsOf({
  now: maybe(numberShape),
  timeZone: maybe(textShape),
  secondsOpen: maybe(numberShape),
  secondsIdle: maybe(numberShape),
  clicks: maybe(numberShape),
  exitIntended: maybe(booleanShape),
  scrolledDown: maybe(numberShape),
  scrolledUp: maybe(numberShape),
  reached: maybe(listOf(textShape)),
  views: maybe(numberShape),
  viewsInSession: maybe(numberShape),
  sessions: maybe(numberShape),
  firstVisit: maybe(orNull(numberShape)),
  lastVisit: maybe(orNull(numberShape)),
  popupsShownEver: maybe(listOf(textShape)),
  popupsShownInSession: maybe(listOf(textShape)),
  popupsShownOnPage: maybe(listOf(textShape)),
  loggedIn: maybe(booleanShape),
  roles: maybe(listOf(textShape)),
  url: maybe(textShape),
  referrer: maybe(textShape),
  device: maybe(wordShape(['desktop', 'tablet', 'mobile'])),
  os: maybe(textShape),
  cookies: maybe(textShape),
});

const explanation = fieldsOf({
  opens: booleanShape,
  match: wordShape(['all', 'any']),
  sentence: textShape,
  reasons: listOf(
    fieldsOf({
      rule: fieldsOf({ rule: textShape, ...fields, wrong: maybe(textShape) }),
      role: wordShape(['trigger', 'condition', 'veto']),
      holds: booleanShape,
      found: anyShape,
      sentence: textShape,
    }),
  ),
});

const reason = oneOf(
  ['script', 'button', 'outside', 'action', 'escape', 'anchor'],
  'What closes it: its close button, a click outside, a node inside with data-wb-close, Escape, the page scrolling to a place in it (anchor), however that begins, or a script.',
);

export const popup = contract({
  tag: 'wb-popup',
  summary: 'A dialog over the page, opened by links, by scripts, or by itself when its rules hold.',
  since: '0.1',
  spec: '1, 3 (session data, page modes), 4 (popups), 6, 9',
  wakes: 'interaction',
  subscribes: { 'popup.open': 'id' },
  defers: ['invocation'],
  watched: true,
  attributes: {
    label: text(
      '',
      'Its name for screen readers; the first heading in it, or else Popup, unless told.',
    ),
    rules: json(
      [] as unknown,
      described(listOf(rule)),
      'When it opens by itself: triggers such as page-load, and conditions such as device. Never without rules.',
    ),
    match: oneOf(
      ['all', 'any'],
      'Whether any trigger opens it while all conditions hold, or any single rule does.',
    ),
    triggerOnce: flag('Shows it once in all; remembered by rememberAs, or by its id.'),
    rememberAs: text('', 'The name under which it is remembered; its id unless told.'),
    closeButton: onOff(true, 'Whether it has a close button; Escape closes it in any case.'),
    closeButtonAfter: number(0, 'When the close button appears, after it has opened.', {
      min: 0,
      unit: 'seconds',
    }),
    clickOutsideToClose: flag('Closes it when the visitor clicks beside it.'),
    scrollPage: flag('Lets the page behind it be scrolled.'),
    position: oneOf(
      ['center', 'top', 'bottom', 'start', 'end', 'full'],
      'Where it stands in the window.',
    ),
    animation: oneOf(
      ['fade', 'slide', 'none'],
      'How it comes in; none where the visitor wishes less motion.',
    ),
    closeText: text('', "The close button's name; 'Close' unless told."),
  },
  events: {
    'wb-popup-opened': event('It has opened.', {
      detail: {
        by: oneOf(['script', 'link', 'rules'], 'What has opened it; link also means a button.'),
      },
    }),
    'wb-popup-close': event('About to close; prevent it to stay open.', {
      cancelable: true,
      detail: { reason },
    }),
    'wb-popup-closed': event('It has closed.', { detail: { reason } }),
  },
  methods: {
    open: method('Opens it; a popup that triggers once and was shown stays closed.'),
    close: method('Closes it, unless a listener prevents that.'),
    explain: method(
      'Whether its rules hold now, and for each its role, the fact found and a sentence; of the facts, those that are supposed take the place of the page’s own.',
      { takes: { suppose: facts }, promises: explanation },
    ),
  },
  keyboard: {
    Escape: 'Closes it.',
    Tab: 'Moves among what it holds; the page behind it is out of reach while it is open.',
  },
  accessibility: [
    'It is a modal dialog named by its label; begin its content with a heading.',
    'Focus goes to the node with autofocus, else to the dialog itself, and comes back when it closes.',
    'Without script its content stands in the page where it was written, and a link that names it leads there.',
  ],
  slots: {
    '': 'Its content, in which any node with data-wb-close closes it. Audio, video and players in frames stop when it closes; a frame with data-wb-media="keep" goes on.',
  },
  parts: {
    dialog: 'The room over the page.',
    box: 'The box around the content.',
    close: 'The close button.',
  },
  cssProperties: {
    '--wb-popup-size': 'Its width, as far as the window has room; 32rem unless told.',
    '--wb-popup-padding': 'Room around the content; --wb-space-l unless told.',
    '--wb-popup-backdrop': 'What lies over the page; --wb-color-backdrop unless told.',
    '--wb-popup-duration': 'How long coming in takes; --wb-duration unless told.',
  },
});
