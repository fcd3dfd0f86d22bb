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
    await until(() => root.host.querySelector('wb-audio'));
    const player = root.host.querySelector('wb-audio')!;
    const audio = player.querySelector('audio')!;
    expect(audio.getAttribute('src')).to.equal('/gallery/recordings/chime.mp3');
    expect(audio.autoplay).to.equal(true);
    expect(player.getAttribute('label')).to.equal('Light in November');
    expect(player.assignedSlot!.closest('.card')).to.equal(root.querySelector('.card'));
    root
      .querySelectorAll<HTMLElement>('.card')[1]!
      .querySelector<HTMLElement>('.media-link')!
      .click();
    await until(() => player.isConnected === false);
    expect(root.host.querySelectorAll('wb-audio')).to.have.length(1);
    expect(root.host.querySelector('wb-audio')!.assignedSlot!.closest('.card')).not.to.equal(
      root.querySelector('.card'),
    );
  });

  it('plays nothing on that a choice or another page leaves out', async () => {
    const root = list();
    const host = root.host;
    for (const [name, value] of [
      ['preacher', 'Jonas Weil'],
      ['page', '2'],
    ] as const) {
      host.setAttribute('per-page', '2');
      await until(() => root.querySelector('[part=next]'));
      root.querySelector<HTMLElement>('.media-link')!.click();
      await until(() => host.querySelector('wb-audio')?.assignedSlot);
      host.setAttribute(name, value);
      await until(() => !host.querySelector('wb-audio'));
      host.removeAttribute(name);
      await until(() => root.querySelector('.media-link')!.checkVisibility());
      expect(host.querySelector('wb-audio')).to.equal(null);
    }
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
