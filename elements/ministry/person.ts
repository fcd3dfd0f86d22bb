import type { ItemOf } from './attributes';
import type { Fact } from './kind';

/** How to reach a person. */
export function personFacts(person: ItemOf<'event'>['coordinator']): Fact[] {
  if (!person) return [];
  const { name, email, phone } = person;
  return [
    { icon: 'who', text: name },
    ...(email ? [mailFact(email)] : []),
    ...(phone ? [phoneFact(phone)] : []),
  ];
}

/** A link by which one writes. */
export const mailFact = (email: string): Fact => ({
  icon: 'mail',
  text: email,
  href: `mailto:${email.trim()}`,
});

/** A link by which one calls. */
export const phoneFact = (phone: string, label?: string): Fact => ({
  icon: 'phone',
  text: phone,
  href: `tel:${phone.replace(/[^\d+]/g, '')}`,
  ...(label && { label }),
});
