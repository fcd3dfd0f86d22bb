import type { Demo } from '../demo';

export const demo: Demo = {
  followsClock: true,
  examples: [
    {
      name: 'plain',
      html: `<p>The new bakery opens in</p>
<wb-countdown label="Until the new bakery opens" end="2031-05-01T07:00" timezone="Europe/Berlin"></wb-countdown>`,
    },
    {
      name: 'a message at zero, in Russian',
      html: `<wb-countdown lang="ru" end="31/12/2030" hours="23" minutes="59" timezone="3"
  action="showMessage"><p slot="message">С Новым годом! <a href="#offers">К предложениям</a></p></wb-countdown>`,
    },
    {
      name: 'over, with its message',
      html: `<wb-countdown end="2024-12-24T18:00Z" action="showMessage"><p slot="message">The Christmas sale
  is over. <a href="#next">See what comes next</a></p></wb-countdown>`,
    },
    {
      name: 'another page at zero',
      html: `<p>Advance booking ends in</p>
<wb-countdown end="2031-03-09" hours="2" minutes="30" timezone="America/New_York"
  link-type="redirect" redirect="/booking-closed" language="es"></wb-countdown>`,
    },
    {
      name: 'a million days, words of its own',
      html: `<wb-countdown end="4768-01-01" days-text="sleeps" hours-text="h" minutes-text="min"
  seconds-text="s"></wb-countdown>`,
    },
  ],
  states: [
    {
      name: 'ended while it was looked at',
      reach: (host) => host.setAttribute('end', '2024-12-24T18:00Z'),
    },
    {
      name: 'hidden at the end',
      example: 'another page at zero',
      reach: (host) => {
        host.setAttribute('link-type', 'linkAction');
        host.setAttribute('action', 'hide');
        host.setAttribute('end', '2024-12-24T18:00Z');
      },
    },
  ],
};
