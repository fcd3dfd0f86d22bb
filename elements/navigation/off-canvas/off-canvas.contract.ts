import { oneOf, text } from '../../../shared/contract/attribute';
import { contract, event, method } from '../../../shared/contract/contract';

const reason = oneOf(
  ['script', 'button', 'outside', 'action', 'escape', 'anchor', 'other', 'device'],
  'What closes it: its close button, a click beside it, a node inside with data-wb-close, Escape, the page scrolling to a place in it (anchor), however that begins, another drawer that opens or the page that is left, a window that has become a device on which it is none, or a script.',
);

export const offCanvas = contract({
  tag: 'wb-off-canvas',
  summary:
    'A drawer at one side of the window, such as a menu on phones, opened by links and buttons.',
  since: '0.1',
  spec: '3 (device filter), 4 (off-canvas menus), 9',
  wakes: 'interaction',
  defers: ['invocation'],
  attributes: {
    side: oneOf(
      ['start', 'end', 'top', 'bottom'],
      'The side it comes in from; start is where lines of text begin.',
    ),
    devices: oneOf(
      ['all', 'responsive', 'desktop'],
      'Where it is a drawer; on other devices its content stands in its place in the page. Responsive is every device but desktop, which begins at 991 pixels.',
    ),
    label: text(
      '',
      'Its title, shown beside the close button; without one, the first heading in it is its name for screen readers, or else Menu.',
    ),
    closeText: text('', "The close button's name; 'Close' unless told."),
  },
  events: {
    'wb-off-canvas-opened': event('It has opened.', {
      detail: {
        by: oneOf(['script', 'link'], 'What has opened it; link also means a button.'),
      },
    }),
    'wb-off-canvas-close': event('About to close; prevent it to stay open.', {
      cancelable: true,
      detail: { reason },
    }),
    'wb-off-canvas-closed': event('It has closed.', { detail: { reason } }),
  },
  methods: {
    open: method('Opens it; where it is no drawer, leads to its content in the page.'),
    close: method('Closes it, unless a listener prevents that.'),
  },
  keyboard: {
    Escape: 'Closes it.',
    Tab: 'Moves among what it holds; the page behind it is out of reach while it is open.',
  },
  accessibility: [
    'Open, it is a modal dialog named by its label; in its place in the page, its content is as you wrote it.',
    'Focus goes to the node with autofocus, else to the dialog itself, and comes back when it closes.',
    'Let a link to its id open it: without script its content stands in the page, and the link leads there.',
  ],
  slots: {
    '': 'Its content, in which any node with data-wb-close closes it. Audio, video and players in frames stop when it closes; a frame with data-wb-media="keep" goes on.',
  },
  parts: {
    dialog: 'The room over the page.',
    box: 'The drawer itself.',
    title: 'Its label.',
    close: 'The close button.',
    place: 'The box around the content where it is no drawer.',
  },
  cssProperties: {
    '--wb-off-canvas-size':
      'Its width, at the top and bottom its height, as far as the window has room; 22rem, or what the content needs, unless told.',
    '--wb-off-canvas-backdrop': 'What lies over the page; --wb-color-backdrop unless told.',
  },
});
