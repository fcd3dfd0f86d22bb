import type { Guide } from './guide';

export const consent: Guide = {
  name: 'consent',
  title: 'Consent',
  summary: 'How visitors decide what may be loaded from third parties, and how a page asks them.',
  sections: [
    {
      heading: 'Who asks',
      blocks: [
        'Without a word of the author nothing is asked. An element with the attribute `consent` asks for itself; `consent` in the page’s data asks for a whole purpose, on every element of the page. A card then stands in the place of what would be loaded, in its final size. It says what it is, whose, and what is sent, and nothing is requested before the visitor agrees.',
        'On the card a visitor agrees once, for this element until the page is left, or always, for all of that purpose, on later pages and in other tabs too. A link leads to the same thing at its provider. Where storage is blocked, a decision holds until the page is left.',
      ],
    },
    {
      heading: 'The settings',
      blocks: [
        'Put [wb-consent](/gallery/wb-consent) on the page, and a link to its id wherever visitors look for one. It lists what the page asks for, agrees to nothing by itself, and gives its three buttons one look. What is refused there stops and is emptied at once. A script of others that has run cannot be taken back: only the next page is without it.',
      ],
    },
    {
      heading: 'Consent managers',
      blocks: [
        'Scripts read and change the same state with `page.js`. The announcements `consent.given` and `consent.withdrawn` tell what has been decided, and `giveConsent` and `withdrawConsent` decide. A manager that remembers by itself says so.',
        { sample: 'consent.js', label: 'Working with a consent manager' },
        'Google’s consent mode is read and written. A purpose is granted when all of its types are, and a type is told to be granted when all of its purposes are. A default of `denied` is no decision yet. The types for advertising and analytics are never written, unless you map a purpose to them.',
        {
          table: {
            headings: ['Purpose', 'Google’s type'],
            rows: [
              ['`media`, `maps`, `booking`, `shop`', '`functionality_storage`'],
              ['`social`, `comments`', '`personalization_storage`'],
            ],
          },
        },
      ],
    },
  ],
};
