import { follow, wordsOf } from './item';
import type { Fact, Kind } from './kind';
import { mailFact, phoneFact } from './person';
import { listFact } from './sermon';

export const staff: Kind = {
  name: 'staff',
  filters: { category: 'Category', group: 'Group' },
  facts: (item, { texts }) => [
    item.position ? { icon: 'who', text: item.position } : undefined,
    listFact('what', wordsOf(item, 'group'), texts.Group),
  ],
  details: (item, { texts }) => [
    item.workPhone ? phoneFact(item.workPhone, texts.Work) : undefined,
    item.cellPhone ? phoneFact(item.cellPhone, texts.Mobile) : undefined,
    item.email ? mailFact(item.email) : undefined,
    site('Facebook', item.facebook),
    site('Twitter', item.twitter),
    site('Instagram', item.instagram),
    site(texts.Website, item.website),
  ],
};

function site(text: string, address: string | null | undefined): Fact | undefined {
  const href = follow(address);
  return href ? { icon: 'link', text, href } : undefined;
}
