import { flag, number, text } from '../../../shared/contract/attribute';
import { contract, event } from '../../../shared/contract/contract';

export const alert = contract({
  tag: 'wb-alert',
  summary: 'A notice with a button that closes it.',
  since: '0.1',
  spec: '1, 4 (alert)',
  wakes: 'interaction',
  watched: true,
  attributes: {
    delay: number(0, 'How long after the page has loaded the close button appears.', {
      min: 0,
      max: 86_400,
      unit: 'seconds',
    }),
    rememberAs: text(
      '',
      'A name under which it is remembered that the visitor has closed it, so that it stays closed; under another name it shows again. Without a name it is back on the next page.',
    ),
    polite: flag('Whether it is read out in the next pause, and not at once.'),
    closeText: text('', "The name of the close button; 'Close' unless told."),
  },
  events: {
    'wb-alert-close': event('About to close; prevent it to keep it open.', { cancelable: true }),
  },
  keyboard: { 'Enter, Space': 'On the close button, closes it.' },
  accessibility: [
    'It has the role alert, or status when it is polite. Screen readers announce what is put into the page later; what the page begins with is read in its place.',
    'Closing sets the hidden attribute, and a script that takes it away shows the alert again.',
    'The place of the close button is kept until it appears, so that nothing moves.',
  ],
  slots: { '': 'What the alert says.' },
  parts: { alert: 'The box.', close: 'The close button.' },
  cssProperties: {
    '--wb-alert-color': 'Colour of its edge and tint; --wb-color-link unless told.',
  },
});
