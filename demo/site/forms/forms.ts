import { groupForm } from '../congregation/group-form';
import type { FormPlan } from './form-plan';

const pictures = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

/** Every form of the site, by the id it is sent with. */
export const forms: ReadonlyMap<string, FormPlan> = new Map<string, FormPlan>([
  [
    'contact',
    {
      title: 'Contact',
      page: '/contact',
      honeypot: 'website',
      fields: [
        { kind: 'text', name: 'name', label: 'Name', required: true },
        { kind: 'email', name: 'email', label: 'E-mail', required: true },
        {
          kind: 'choice',
          name: 'topic',
          label: 'What is it about?',
          required: true,
          options: ['An order', 'A product', 'Mending', 'Something else'],
        },
        { kind: 'paragraph', name: 'message', label: 'Message', required: true },
        {
          kind: 'file',
          name: 'attachment',
          label: 'Picture or document',
          extensions: [...pictures, 'pdf', 'txt'],
        },
      ],
    },
  ],
  [
    'enquiry',
    {
      title: 'Made to measure',
      page: '/enquiry',
      honeypot: 'website',
      fields: [
        {
          kind: 'choice',
          name: 'thing',
          label: 'What shall we make?',
          required: true,
          options: ['Curtains', 'A roller blind', 'Table linen', 'Bed linen'],
        },
        { kind: 'number', name: 'width', label: 'Width in cm', required: true, min: 10, max: 600 },
        {
          kind: 'number',
          name: 'height',
          label: 'Height in cm',
          required: true,
          min: 10,
          max: 600,
        },
        {
          kind: 'choice',
          name: 'colours',
          label: 'Colours',
          several: true,
          options: ['Sand', 'Sage', 'Ink', 'Rust'],
        },
        { kind: 'date', name: 'until', label: 'Needed by' },
        {
          kind: 'file',
          name: 'pictures',
          label: 'Pictures of the place',
          extensions: [...pictures, 'pdf'],
          most: 3,
        },
        { kind: 'paragraph', name: 'remarks', label: 'Remarks' },
        { kind: 'text', name: 'name', label: 'Name', required: true },
        { kind: 'email', name: 'email', label: 'E-mail', required: true },
        { kind: 'tel', name: 'phone', label: 'Telephone' },
        { kind: 'hidden', name: 'source', label: 'Source' },
      ],
    },
  ],
  [
    'newsletter',
    {
      title: 'Newsletter',
      page: '/',
      honeypot: 'website',
      fields: [
        { kind: 'email', name: 'email', label: 'E-mail', required: true },
        {
          kind: 'choice',
          name: 'consent',
          label: 'Consent',
          required: true,
          options: ['Send me the newsletter'],
        },
      ],
    },
  ],
  ['group', groupForm],
]);
