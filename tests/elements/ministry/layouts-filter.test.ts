import { expect } from '@open-wc/testing';
import { events, groups, sermons } from '../../../demo/gallery/ministry/congregation';
import '../../../elements/ministry/event-layout/event-layout';
import '../../../elements/ministry/group-layout/group-layout';
import '../../../elements/ministry/sermon-layout/sermon-layout';
import { put, until } from '../../support/test-element';

const layouts: [kind: string, items: readonly object[]][] = [
  ['event', events],
  ['group', groups],
  ['sermon', sermons],
];

describe('The dropdowns of a layout', () => {
  afterEach(() => void put(''));

  for (const [kind, items] of layouts) {
    it(`filter as soon as any of them has changed: ${kind}`, async () => {
      const feeds = JSON.stringify({ '/all.json': items });
      const tag = `wb-${kind}-layout`;
      put(`<div><script type="application/json" data-wb-feeds>${feeds}</script>
        <${tag} src="/all.json" in-address="off" per-page="50"></${tag}></div>`);
      const root = document.querySelector(tag)!.shadowRoot!;
      const count = () =>
        [...root.querySelectorAll('[part=items] > li')].filter((it) => it.checkVisibility()).length;
      const dropdowns = [...root.querySelectorAll('select')].filter((it) => it.length > 1);
      expect(dropdowns.length).to.be.above(0);
      const all = count();
      expect(all).to.equal(items.length);
      for (const dropdown of dropdowns) {
        const [everything, one] = [...dropdown.options].map((it) => it.value);
        const choose = (value: string) => {
          dropdown.value = value;
          dropdown.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
          dropdown.dispatchEvent(new Event('change', { bubbles: true }));
        };
        choose(one!);
        await until(() => count() > 0 && count() < all);
        choose(everything!);
        await until(() => count() === all);
      }
    });
  }
});
