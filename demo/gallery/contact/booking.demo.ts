import type { Demo } from '../demo';

export const demo: Demo = {
  examples: [
    {
      name: 'over the page, by a link',
      html: `<wb-booking layout="popup" label="Book a fitting" prefill="name=Ada">
  <p><a href="https://calendly.com/linen/fitting">Book a fitting</a></p>
</wb-booking>`,
    },
    {
      name: 'in the page, and the visitor is asked',
      html: '<wb-booking consent src="https://calendly.com/linen/fitting" label="Book a fitting" height="500"></wb-booking>',
    },
    {
      name: 'an address that is no calendar',
      html: '<wb-booking src="https://linen.example/fitting"></wb-booking>',
      warns: 'leads to no calendar',
    },
  ],
  states: [
    {
      name: 'open',
      reach: (host) => host.querySelector('a')!.click(),
    },
    {
      name: 'booked',
      reach: (host) => {
        host.querySelector('a')!.click();
        setTimeout(() => {
          const source = host.shadowRoot!.querySelector('iframe')?.contentWindow ?? null;
          const payload = { event: { uri: 'https://api.calendly.com/scheduled_events/E' } };
          const data = { event: 'calendly.event_scheduled', payload };
          dispatchEvent(
            new MessageEvent('message', { origin: 'https://calendly.com', source, data }),
          );
        });
      },
    },
  ],
};
