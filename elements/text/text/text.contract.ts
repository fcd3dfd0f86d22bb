import { json, text as anyText } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import { described, recordOf, textShape } from '../../../shared/contract/shape';

export const text = contract({
  tag: 'wb-text',
  summary: "A text in the page's language, or in the nearest one that the page has it in.",
  since: '0.1',
  spec: '1 (multi-language text), 8 (missing key, translator not initialised)',
  wakes: 'script',
  attributes: {
    textKey: anyText(
      '',
      'The key of the text, as the page\'s texts have it: <script type="application/json" data-wb-texts>.',
    ),
    values: json<unknown>(
      {},
      described(recordOf(textShape)),
      'What {name} in the text stands for, by name; names that are not among them stay as they are.',
    ),
  },
  accessibility: [
    'A text that is not in the language of the page has lang and its own direction, so that it is read as it should be.',
    'A key that is shown for want of a text is read as it stands: watch for the warning in the console.',
  ],
  slots: {
    '': 'What shows when there is no text for the key; without it the key itself does.',
  },
  parts: { text: 'The text.' },
});
