import { address, oneOf, text } from '../../../shared/contract/attribute';
import { contract } from '../../../shared/contract/contract';

export const share = contract({
  tag: 'wb-share',
  summary:
    'Links that share the page, or another address, on social networks, by e-mail, or as a copied link.',
  since: '0.1',
  spec: '1, 5 (columns), 7 (share links)',
  wakes: 'script',
  watched: true,
  attributes: {
    networks: text(
      '',
      'Which, in their order: facebook, twitter, linkedin, pinterest, reddit, vk, ok, tumblr, skype, telegram, pocket, xing, whatsapp, email, copy (copies the link) and device (the sharing of the device, which copies where there is none). Unless told, all networks that still take shares, and email; skype and pocket have ended, and are marked so.',
    ),
    shares: oneOf(
      ['origin', 'page'],
      'Whether the home page of the site is shared, or the page itself without its fragment.',
    ),
    address: address(
      '',
      'Another address to share, http, https or relative to the page; others count for nothing.',
    ),
    text: text(
      '',
      "What stands beside the address, as the subject of an e-mail and in the device's sharing; the title of the page unless told.",
    ),
    view: oneOf(['icon', 'text', 'both'], 'What each link shows.'),
    columns: oneOf(
      ['auto', '1', '2', '3', '4', '5', '6'],
      'How many stand side by side, where there is room for so many; auto lets each be as wide as it needs.',
    ),
    label: text('', "What the list is, for screen readers; 'Share' unless told."),
  },
  keyboard: {
    Enter: 'On a link, opens a window of 600 by 400 pixels with the page of the network.',
    'Enter, Space': 'On a button, copies the link or opens the sharing of the device.',
  },
  accessibility: [
    'It is a list of links; the name of each says what it does, also where only its mark shows.',
    'Without script the links open a new tab. Give the page <link rel="canonical">, which says where it stands: else links have no address before a script has run.',
    'What became of copying is said aloud, and shown below the list; where nothing can be copied, that is the address.',
    'No network learns of the visit before its link is followed, and the window it opens in cannot reach the page.',
  ],
  slots: { '': 'What is shown above the links, such as a heading.' },
  parts: {
    list: 'The list of links.',
    link: 'Each link.',
    retired: 'The link of a network that takes no more shares.',
    button: 'The button that copies the link, and the one that opens the sharing of the device.',
    icon: 'Each mark.',
    name: 'The name of a network or button, where names show.',
    status: 'What is said of copying.',
  },
  cssProperties: {
    '--wb-share-size': 'The height of a link; --wb-control-size unless told.',
    '--wb-share-gap': 'The space between links; 0.5rem unless told.',
    '--wb-share-radius': 'How round the corners of a link are; --wb-radius unless told.',
  },
});
