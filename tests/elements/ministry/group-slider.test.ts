import { groups } from '../../../demo/gallery/ministry/congregation';
import '../../../elements/ministry/group-slider/group-slider';
import { put, until } from '../../support/test-element';

describe('A slider of groups', () => {
  it('slides by what is in view; at the first group previous does nothing, at the last one next', async () => {
    put(
      `<div><script type="application/json" data-wb-feeds>${JSON.stringify({ '/g.json': groups })}</script>
      <wb-group-slider src="/g.json" columns="1"></wb-group-slider></div>`,
    );
    const root = document.querySelector('wb-group-slider')!.shadowRoot!;
    const items = root.querySelector<HTMLElement>('.items')!;
    items.style.scrollBehavior = 'auto';
    const button = (name: string) => root.querySelector<HTMLElement>(`[part=${name}]`)!;
    const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
    await until(() => isOff('previous') && !isOff('next'));
    button('next').click();
    await until(() => items.scrollLeft > items.clientWidth / 2 && !isOff('previous'));
    items.scrollTo({ left: items.scrollWidth, behavior: 'instant' });
    await until(() => isOff('next'));
  });
});
