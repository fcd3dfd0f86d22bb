import { follow } from './item';
import type { Kind } from './kind';
import { personFacts } from './person';

export const group: Kind = {
  name: 'group',
  filters: { category: 'Category', group: 'Group', day: 'Day', status: 'Status' },
  facts(item, { texts }) {
    const when = [item.day, item.times].filter(Boolean).join(', ');
    return [
      when ? { icon: 'when', text: when } : undefined,
      item.location ? { icon: 'where', text: item.location } : undefined,
      item.status ? { icon: 'what', text: item.status, label: texts.Status } : undefined,
      item.childcare ? { icon: 'who', text: texts.Childcare } : undefined,
    ];
  },
  details(item, { texts }) {
    const resource = follow(item.resource);
    return [
      item.address ? { icon: 'where', text: item.address } : undefined,
      ...personFacts(item.coordinator),
      resource ? { icon: 'link', text: texts.Resources, href: resource } : undefined,
    ];
  },
};
