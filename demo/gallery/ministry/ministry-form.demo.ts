import type { Demo } from '../demo';
import { administered, broken, feedsOf, page } from './congregation';

const prayer = {
  title: 'What shall we pray for?',
  text: 'Two of us read it, and nobody else.',
  fields: [
    { name: 'name', label: 'Your name' },
    { name: 'email', label: 'Email', type: 'email', hint: 'Only if you would like an answer.' },
    { name: 'request', label: 'Your request', type: 'textarea', required: true },
    { name: 'about', label: 'It is about', type: 'select', options: ['Me', 'Somebody else'] },
    { name: 'share', label: 'It may be read in the service', type: 'checkbox' },
  ],
};

export const demo: Demo = {
  examples: [
    {
      name: 'described by its server',
      html: '<wb-ministry-form src="/feeds/prayer.json" form-id="7" action="/prayer"></wb-ministry-form>',
      data: { ...feedsOf('/feeds/prayer.json', prayer), page },
    },
    {
      name: 'of the wrong shape, and one that is written inside',
      html: `<wb-ministry-form src="/feeds/broken-form.json">
  <form method="post" action="/prayer">
    <label>Your request<br><textarea name="request" required></textarea></label>
    <p><button>Send</button></p>
  </form>
</wb-ministry-form>`,
      data: { ...feedsOf('/feeds/broken-form.json', broken), page: administered },
      warns: 'does not fit its schema',
    },
  ],
};
