import { json } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';
import { described, fieldsOf, listOf, textShape } from '../../../shared/contract/shape';

const entry = fieldsOf({ id: textShape, hex: textShape });

export const palette = contract({
  tag: 'wb-palette',
  summary: 'The colours of a site by id, for its style sheets and its rich text.',
  since: '0.1',
  spec: '1 (global colour palette), 3 (colour palette entry), 5 (colours), 9 (rich-text classes)',
  wakes: 'script',
  attributes: {
    colors: json<unknown>(
      [],
      described(listOf(entry)),
      'Each colour with its id and its hex: #abc, #aabbcc, rgb(1, 2, 3) or rgba(1, 2, 3, 0.5).',
    ),
  },
  accessibility: [
    'Whether text can be read on the colours behind it is for whoever chooses them: 4.5 to 1 at least.',
    'In forced colours the ones of the system show in place of these.',
  ],
  slots: {
    '': 'Nothing is needed; what stands here is shown as it is. The colours hold in the whole page.',
  },
});
