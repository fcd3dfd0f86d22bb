import type { Demo } from '../demo';

const close = (host: HTMLElement) => host.shadowRoot!.querySelector('button')!.click();

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: '<wb-alert><p>We are closed on <a href="/hours">Easter Monday</a>.</p></wb-alert>',
    },
    {
      name: 'the close button after five seconds, polite',
      html: '<wb-alert delay="5" polite><p>Free delivery on orders above €50 until Sunday.</p></wb-alert>',
    },
    {
      name: 'remembered when closed',
      html: `<wb-alert remember-as="summer-hours" close-text="Hide the summer hours">
  <h3>Summer hours</h3>
  <p>From June to August we open at ten and close at seven, on Saturdays at four.</p>
</wb-alert>`,
    },
  ],
  states: [
    { name: 'closed', reach: close },
    {
      name: 'its close button has appeared',
      example: 'the close button after five seconds, polite',
      reach: (host) => host.shadowRoot!.querySelector('button')!.getAnimations()[0]!.finish(),
    },
  ],
};
