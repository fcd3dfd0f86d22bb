import { flag, json, text } from '../../../shared/contract/attribute';
import { contract, event, method } from '../../../shared/contract/contract';
import { listOf, textShape } from '../../../shared/contract/shape';

export const consent = contract({
  tag: 'wb-consent',
  summary:
    'Lets visitors see and change what may be loaded from third parties, by purpose, in a dialog or in the page.',
  since: '0.1',
  spec: '9',
  wakes: 'interaction',
  defers: ['invocation'],
  watched: true,
  attributes: {
    label: text(
      '',
      'Its name, which is read as its heading where it has none inside; Privacy settings unless told.',
    ),
    purposes: text(
      '',
      'What it lists, in this order, with spaces between: media, social, maps, comments, booking, shop. Unless told, what the page and its elements ask for; other words count for nothing.',
    ),
    inline: flag('Shows it where it stands in the page, in place of a dialog that a link opens.'),
  },
  events: {
    'wb-consent-change': event('The visitor has decided, and it holds.', {
      detail: {
        granted: json([] as string[], listOf(textShape), 'The purposes agreed to.'),
        denied: json([] as string[], listOf(textShape), 'The purposes refused.'),
      },
    }),
    'wb-consent-opened': event('The dialog has opened.'),
    'wb-consent-closed': event('The dialog has closed.'),
  },
  methods: {
    open: method('Opens the dialog; inline, there is none, and it does nothing.'),
    close: method('Closes the dialog, and leaves all as it was.'),
  },
  keyboard: {
    Space: 'On a purpose, agrees to it or not; it holds once saved.',
    Tab: 'Goes through the purposes and buttons.',
    Escape: 'Closes the dialog, and leaves all as it was.',
  },
  accessibility: [
    'Each purpose is a native checkbox, dressed as a switch, named by its purpose and described by the sentence below.',
    'To save, to agree to all and to refuse all are buttons of one look and one size.',
    'The dialog is modal and named by its label; focus goes into it, and back to what opened it.',
    'Inline, what has been saved is told to screen readers.',
    'Without script nothing is loaded that asks, and only its own words stand in the page.',
  ],
  slots: {
    '': 'Words before the list, such as why and a link to the privacy policy.',
  },
  parts: {
    dialog: 'The room over the page.',
    box: 'The box around everything.',
    close: 'The close button of the dialog.',
    heading: 'Its name, where it has no heading inside.',
    purpose: 'A purpose with its switch.',
    switch: 'The switch.',
    save: 'The button that saves the choices.',
    'accept-all': 'The button that agrees to all.',
    'refuse-all': 'The button that refuses all.',
    status: 'Says what has been saved, and that there is nothing to choose.',
  },
  cssProperties: {
    '--wb-consent-size': 'Its width, as far as there is room; 34rem unless told.',
  },
});
