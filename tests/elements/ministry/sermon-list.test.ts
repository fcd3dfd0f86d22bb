import { expect } from '@open-wc/testing';
import { sermons } from '../../../demo/gallery/ministry/congregation';
import '../../../elements/ministry/sermon-list/sermon-list';
import { put, until } from '../../support/test-element';

const list = () => {
  put(
    `<div><script type="application/json" data-wb-feeds>${JSON.stringify({ '/s.json': sermons })}</script>
    <wb-sermon-list src="/s.json" filters="series preacher passage" in-address="off"></wb-sermon-list></div>`,
  );
  return document.querySelector('wb-sermon-list')!.shadowRoot!;
};

describe('A list of sermons', () => {
  it('plays recordings in place, by the tag of the player, and one of them in each card', async () => {
    const root = list();
    const [listen] = root.querySelectorAll<HTMLElement>('.media-link');
    expect(listen!.textContent).to.equal('Listen');
    listen!.click();
    await until(() => root.querySelector('wb-audio'));
    const player = root.querySelector('wb-audio')!;
    expect(player.getAttribute('src')).to.equal('/gallery/recordings/chime.mp3');
    expect(player.getAttribute('label')).to.equal('Light in November');
    listen!.click();
    await until(() => !root.querySelector('wb-audio'));
  });

  it('filters by series, preacher and passage', async () => {
    const root = list();
    const preacher = root.querySelector<HTMLSelectElement>('[name=preacher]')!;
    preacher.value = 'Ruth Adler';
    preacher.dispatchEvent(new Event('change', { bubbles: true }));
    const titles = () =>
      [...root.querySelectorAll('[part=title]')].filter((it) => it.checkVisibility());
    await until(() => titles().length === 2);
    expect(root.querySelector('[part=count]')!.textContent).to.equal('2 found');
  });
});
