import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'plain',
      html: `<wb-share address="https://linen.example/journal/washing-linen" text="Washing linen">
  <h3>Share this story</h3>
</wb-share>`,
    },
    {
      name: 'marks and names, in three columns',
      html: '<wb-share networks="device copy email facebook whatsapp pinterest" view="both" columns="3" address="https://linen.example/"></wb-share>',
    },
    {
      name: 'one that takes no more shares',
      html: '<wb-share networks="linkedin pocket telegram" view="text" address="https://linen.example/"></wb-share>',
      warns: 'which has ended',
    },
  ],
  states: [
    {
      name: 'copied',
      example: 'marks and names, in three columns',
      reach: (host) => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.resolve() },
          configurable: true,
        });
        host.shadowRoot!.querySelector<HTMLElement>('[data-share=copy]')!.click();
      },
    },
  ],
};
