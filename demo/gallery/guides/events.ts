import { announcementTable } from './announcement-table';
import type { Guide } from './guide';

export const events: Guide = {
  name: 'events',
  title: 'Events and the bus',
  summary: 'How a page hears what an element does, prevents it, and how elements tell each other.',
  sections: [
    {
      heading: 'Events',
      blocks: [
        'An element’s own events bubble to the document. They are named after the element, `wb-tabs-change`, and carry a `detail` that its page lists. Those that come before something happens can be prevented.',
        { sample: 'events.js', label: 'Listening to events' },
        'A listener needs no element to be awake, nor its code to be there: put it on the document and it hears all of them, now and later.',
      ],
    },
    {
      heading: 'Attributes and methods',
      blocks: [
        'Setting an attribute is always allowed. It wakes a sleeping element, because whoever sets one expects an answer. Properties and methods exist once the element’s code is there, so wait for `wake` first.',
        { sample: 'wake.html', label: 'Waking an element and calling a method' },
      ],
    },
    {
      heading: 'The bus',
      blocks: [
        'Elements that belong together tell each other what has happened, over one bus a page. Each announcement has a name and a key, for example a product’s handle, and the last one of each is kept: an element that wakes late learns how things stand.',
        'A page’s scripts can listen too, whether they come before the suite or after it. What they need is in `page.js`, beside the loader; TypeScript finds its types under `wb-elements/page`.',
        { sample: 'bus.js', label: 'Listening to announcements' },
        { table: { headings: ['Announcement', 'When', 'It carries'], rows: announcementTable() } },
      ],
    },
    {
      heading: 'Sending data from a script',
      blocks: [
        'Many form backends read lists and objects from fields with indexed keys, such as `sizes[0]` and `lines[0][id]`. `encodeForm` of `page.js` makes such fields of any data.',
        { sample: 'send.js', label: 'Sending lists and objects as form fields' },
      ],
    },
  ],
};
