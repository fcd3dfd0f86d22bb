import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'the visitor is asked',
      html: `<wb-comments consent shortname="linen" url="https://linen.example/journal/washing-linen">
  <h3>What do you think?</h3>
</wb-comments>`,
      once: true,
    },
    {
      name: 'a short name that is none',
      html: '<wb-comments shortname="linen.example/x"></wb-comments>',
      once: true,
      warns: 'has no short name of Disqus',
    },
  ],
  states: [
    {
      name: 'allowed',
      reach: (host) => host.shadowRoot!.querySelector<HTMLElement>('[part=allow-once]')!.click(),
    },
  ],
};
