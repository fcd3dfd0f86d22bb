import type { Counterparts } from '../counterpart';

const FRAME = `addEventListener('click', (event) => {
  const link = event.target.closest('[data-frame]');
  if (!link) return;
  event.preventDefault();
  const frame = Object.assign(document.createElement('iframe'), { src: link.dataset.frame, title: link.textContent });
  const dialog = link.parentElement.querySelector('dialog');
  if (dialog) { dialog.append(frame); dialog.showModal(); } else link.replaceWith(frame);
});`;

/** What others have, once somebody asks for it: a booking over the page, a map in its place. */
export const contact: Counterparts = {
  booking: {
    html: '<div><a href="https://calendly.com/linen/fitting" data-frame="https://calendly.com/linen/fitting?name=Ada">Book a fitting</a><dialog aria-label="Book a fitting"><form method="dialog"><button>Close</button></form></dialog></div>',
    scripts: [FRAME],
  },
  map: {
    html: '<p>Brandenburger Tor</p><p><button data-frame="https://www.google.com/maps/embed?q=52.5163,13.3777">Show the map</button></p><p><a href="https://www.google.com/maps/search/?api=1&amp;query=52.5163%2C13.3777">Open on Google Maps</a></p><address>Pariser Platz, 10117 Berlin</address>',
    scripts: [FRAME],
  },
};
