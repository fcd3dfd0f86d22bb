import { address, flag } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const link = contract({
  tag: 'wb-link',
  summary: 'A link that leads to another address than its own, or back to the previous page.',
  since: '0.1',
  spec: '2 (replaced links, previous link)',
  wakes: 'script',
  watched: true,
  attributes: {
    replacement: address(
      '',
      'The address that takes the place of this page in the history when the link is clicked.',
    ),
    previous: flag(
      'Whether a click goes back to the page of this site that the visitor comes from; without one the link is followed.',
    ),
  },
  keyboard: { Enter: 'On the link, follows it as a click does.' },
  accessibility: [
    'The link is the one of the page: it keeps its role, its name and its place in the order of focus.',
    'Clicks that open another window or tab, or save the page, lead to the address of the link itself.',
  ],
  slots: { '': 'The link, with the address that is followed without script.' },
});
