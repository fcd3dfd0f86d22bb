import { followGoogleConsent, giveConsent, subscribe, withdrawConsent } from '/wb/page.js';

// What is decided anywhere on the page, on a card, in the settings, or by a script.
subscribe('consent.given', ({ purpose }) => console.log(`${purpose}: yes`));
subscribe('consent.withdrawn', ({ purpose }) => console.log(`${purpose}: no`));

// A consent manager that speaks Google's consent mode.
followGoogleConsent();

// Any other: it calls one of the pair whenever it knows, and remembers by itself.
document.addEventListener('manager-decided', ({ detail }) => {
  const change = detail.agrees ? giveConsent : withdrawConsent;
  change(['media', 'maps'], { remember: false });
});
