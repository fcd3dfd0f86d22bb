import { heading, node } from './draw';
import type { Place, Shop } from './places';

interface Step {
  title: string;
  fields: [name: string, label: string, type?: string][];
  button: string;
  next: string;
}

const steps: Record<string, Step> = {
  'checkout/address': {
    title: 'Where to',
    fields: [
      ['email', 'E-mail', 'email'],
      ['name', 'Name'],
      ['street', 'Street and town'],
    ],
    button: 'Continue',
    next: 'checkout/delivery',
  },
  'checkout/delivery': {
    title: 'How it is sent',
    fields: [['note', 'A note for the post (if you like)']],
    button: 'Continue',
    next: 'checkout/payment',
  },
  'checkout/payment': {
    title: 'How it is paid',
    fields: [['account', 'Account to be billed']],
    button: 'Place the order',
    next: 'checkout/confirmation',
  },
};

/** A step of the checkout; its form leads to the next one, and is not left while something is missing. */
export function checkoutPage({ slug }: Place, { kept, open, changed }: Shop): Node[] {
  const { title, fields, button, next } = steps[slug]!;
  const proceed = (event: Event) => {
    event.preventDefault();
    if (next === 'checkout/confirmation') {
      kept.clear();
      changed();
    }
    open({ slug: next });
  };
  return [
    heading(title),
    node(
      'form',
      { class: 'ec-form', onsubmit: proceed },
      ...fields.map(([name, label, type = 'text']) =>
        node('label', {}, label, node('input', { name, type, required: name !== 'note' })),
      ),
      node('button', { class: 'ec-main' }, button),
    ),
  ];
}

export const confirmationPage = (): Node[] => [
  heading('Your order is placed'),
  node('p', { class: 'ec-confirmation__continue' }, node('a', { href: '#!/~/provider' }, 'Go on')),
];
