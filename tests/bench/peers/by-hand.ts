import { floors } from '../floor';
import type { Lab } from '../lab';
import { floorPage } from '../widgets';
import type { Stack } from './stack';

/** The same by hand: plain HTML and the least script. */
export function byHand(lab: Lab): Stack {
  const page = (name: 'tabs' | 'quantity') => {
    const { html, script } = floors[name]!;
    const address = `/peers/floor-${name}.js`;
    lab.server.page(address, script, { 'content-type': 'text/javascript' });
    return (count: number) => floorPage(html, address, count);
  };
  return {
    name: 'by hand',
    version: '',
    widgets: {
      tabs: {
        page: page('tabs'),
        clicks: ['[role=tab]:nth-child(2)', '[role=tab]:nth-child(3)'],
        answered: (later) =>
          document.querySelectorAll('.tabs section')[later ? 2 : 1]!.checkVisibility(),
        brought: [],
      },
      quantity: {
        page: page('quantity'),
        clicks: ['[data-by="1"]', '[data-by="1"]'],
        answered: (later) =>
          document.querySelector<HTMLInputElement>('.quantity input')!.value ===
          (later ? '4' : '3'),
        brought: [],
      },
    },
  };
}
