import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'opened by a link, for what the page asks',
      html: `<p><a href="#privacy">Privacy settings</a></p>
<wb-consent id="privacy">
  <h2>What may this page load?</h2>
  <p>Some of what you see comes from others, who then learn of your visit. You can change this at any time.</p>
</wb-consent>`,
      data: { page: { consent: { media: 'ask', maps: 'ask', social: 'ask' } } },
    },
    {
      name: 'in the page, with the purposes that its author names',
      html: '<wb-consent inline purposes="maps booking comments"></wb-consent>',
    },
    {
      name: 'nothing to choose',
      html: '<wb-consent inline label="Your choices"></wb-consent>',
      warns: 'has nothing to choose',
    },
  ],
  states: [
    { name: 'open', reach: (host) => (host as HTMLElement & { open(): void }).open() },
    {
      name: 'open, and closed again',
      reach: (host) => {
        const settings = host as HTMLElement & { open(): void; close(): void };
        settings.open();
        settings.close();
      },
    },
    {
      name: 'saved',
      example: 'in the page, with the purposes that its author names',
      reach: (host) => {
        // What is remembered here is to change no other element.
        host.setAttribute('purposes', 'shop');
        setTimeout(() => host.shadowRoot!.querySelector<HTMLElement>('[part=refuse-all]')!.click());
      },
    },
  ],
};
