import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/media/video-playlist/video-playlist';
import '../../../elements/popups/popup/popup';
import { expectWarning, warnings } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

const FILE = '/gallery/recordings/valley.webm';
const COVER = '<img src="/gallery/pictures/valley.svg" alt="" width="320" height="180">';
const LIST = `<ol>
  <li><a href="${FILE}">${COVER}The valley</a></li>
  <li><a href="${FILE}?2" data-start="2" data-end="4">Sunrise</a></li>
  <li><a href="https://vimeo.com/76979871">Elsewhere</a></li>
</ol>`;

type Playlist = HTMLElement & { active: number; play(): void; pause(): void };
const playlist = (attributes = '', content = LIST) =>
  put<Playlist>(`<wb-video-playlist ${attributes}>${content}</wb-video-playlist>`);
const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`)!;
const films = (host: Element) => [...host.querySelectorAll<HTMLAnchorElement>('a')];
const mediaIn = (host: Element) => host.querySelector('video')!;
const shownIn = (host: Element) =>
  films(host)
    .map(({ ariaCurrent }) => ariaCurrent)
    .join();
const isShownPlaying = (host: Element) => part(host, 'play')?.ariaLabel === 'Pause';
const isSeen = (node: Element | null) =>
  node?.checkVisibility({ visibilityProperty: true }) ?? false;

async function click(node: Element) {
  const { x, y, width, height } = node.getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(x + width / 2), Math.round(y + height / 2)],
  });
}

describe('A playlist', () => {
  before(() => setViewport({ width: 1000, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('shows the first film behind its cover, and marks its link', () => {
    const host = playlist();
    expect(part(host, 'start').ariaLabel).to.equal('Play: The valley');
    expect(host.shadowRoot!.querySelector('.cover')!.getAttribute('src')).to.include('valley.svg');
    expect(shownIn(host)).to.equal('true,,');
    expect([mediaIn(host).paused, mediaIn(host).preload]).to.deep.equal([true, 'none']);
  });

  it('plays the film of a link in the place of the one before, and the page stays', async () => {
    const host = playlist();
    const { href } = location;
    await click(part(host, 'start'));
    await until(() => isShownPlaying(host));
    await click(films(host)[1]!);
    await until(() => isShownPlaying(host) && mediaIn(host).currentTime >= 2);
    expect(host.querySelectorAll('video').length).to.equal(1);
    expect(mediaIn(host).src).to.include(`${FILE}?2`);
    expect([shownIn(host), host.active, location.href]).to.deep.equal([',true,', 2, href]);
    expect(document.activeElement).to.equal(films(host)[1]);
    mediaIn(host).pause();
  });

  it('keeps each film within its own times, which are those of the link', async () => {
    const host = playlist('active="2"');
    await click(part(host, 'start'));
    await until(() => isShownPlaying(host) && mediaIn(host).currentTime >= 2);
    mediaIn(host).currentTime = 3.9;
    await until(() => mediaIn(host).paused);
    expect(host.active).to.equal(2);
  });

  it('begins a film again at its start where its link asks for that', async () => {
    const host = playlist(
      '',
      `<a href="${FILE}" data-start="2" data-end="4" data-loop>Sunrise</a>`,
    );
    await click(part(host, 'start'));
    await until(() => isShownPlaying(host) && mediaIn(host).currentTime >= 2);
    mediaIn(host).currentTime = 3.9;
    // A film that cannot be moved to a place yet may show its own start before.
    const isAtStart = () => mediaIn(host).currentTime >= 1.9 && mediaIn(host).currentTime < 3.5;
    await until(() => isAtStart() && !mediaIn(host).paused);
    mediaIn(host).pause();
  });

  it('goes on with the next film where it is continuous, and from the last only in a loop', async () => {
    const two = `<a href="${FILE}">One</a><a href="${FILE}?2">Two</a>`;
    const host = playlist('continuous="on" muted="on"', two);
    const end = () => (mediaIn(host).currentTime = 6.95);
    await click(part(host, 'start'));
    await until(() => isShownPlaying(host) && mediaIn(host).readyState > 2);
    end();
    await until(() => host.active === 2 && isShownPlaying(host) && mediaIn(host).readyState > 2);
    expect(mediaIn(host).src).to.include('?2');
    end();
    await until(() => mediaIn(host).ended);
    await turn();
    expect(host.active).to.equal(2);
    host.setAttribute('loop', 'on');
    host.play();
    await until(() => isShownPlaying(host) && mediaIn(host).readyState > 2);
    end();
    await until(() => host.active === 1 && isShownPlaying(host));
    mediaIn(host).pause();
  });

  it('stays at its end where it is not', async () => {
    const host = playlist('muted="on"');
    await click(part(host, 'start'));
    await until(() => isShownPlaying(host) && mediaIn(host).readyState > 2);
    mediaIn(host).currentTime = 6.95;
    await until(() => mediaIn(host).ended && !isShownPlaying(host));
    expect(host.active).to.equal(1);
  });

  it('stays with a film when a listener prevents another', async () => {
    const host = playlist();
    let asked: unknown;
    host.addEventListener('wb-video-playlist-change', (event) => {
      asked = (event as CustomEvent).detail;
      event.preventDefault();
    });
    await click(films(host)[1]!);
    await turn();
    expect([asked, shownIn(host)]).to.deep.equal([{ active: 2 }, 'true,,']);
  });

  it('leaves links that open windows, and links to pages, to the browser', async () => {
    const host = playlist('', `<a href="#about">About</a>${LIST}`);
    const prevented: boolean[] = [];
    host.parentElement!.addEventListener('click', (event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    });
    const [page, first] = films(host);
    page!.click();
    first!.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    await turn();
    expect(prevented).to.deep.equal([false, false]);
    expect(shownIn(host)).to.equal(',true,,');
    expect(isSeen(part(host, 'start'))).to.equal(true);
  });

  it('covers another film that a script shows', async () => {
    const host = playlist();
    await click(part(host, 'start'));
    await until(() => isShownPlaying(host));
    host.active = 2;
    await until(() => isSeen(part(host, 'start')) && mediaIn(host).paused);
    host.active = 99;
    await until(() => shownIn(host) === ',,true');
    expect(host.querySelector('video')).to.equal(null);
  });

  it('follows the list when its author changes that', async () => {
    const host = playlist();
    films(host)[0]!.setAttribute('href', '/other.webm');
    await until(() => mediaIn(host).getAttribute('src') === '/other.webm');
    films(host)[0]!.closest('li')!.remove();
    await until(() => part(host, 'start').ariaLabel === 'Play: Sunrise');
    expect(shownIn(host)).to.equal('true,');
  });

  it('offers captions where a link names them', async () => {
    const vtt = '/gallery/recordings/valley.vtt';
    const host = playlist('', `<a href="${FILE}" data-captions="${vtt}">The valley</a>`);
    await click(part(host, 'start'));
    await until(() => isShownPlaying(host));
    await click(part(host, 'captions'));
    await until(() => mediaIn(host).textTracks[0]!.mode === 'showing');
    mediaIn(host).pause();
  });

  it('has its list beside the film where there is room, and below where there is none', async () => {
    const host = playlist();
    const [box, list] = [part(host, 'box'), part(host, 'list')];
    const isBeside = () => list.getBoundingClientRect().left >= box.getBoundingClientRect().right;
    expect(isBeside()).to.equal(true);
    expect(list.getBoundingClientRect().height).to.be.closeTo(
      box.getBoundingClientRect().height,
      1,
    );
    await setViewport({ width: 390, height: 900 });
    expect(isBeside()).to.equal(false);
    expect(list.getBoundingClientRect().top).to.be.at.least(box.getBoundingClientRect().bottom);
    expect(list.scrollHeight).to.equal(list.clientHeight);
    await setViewport({ width: 1000, height: 900 });
  });

  it('stops when a popup around it closes', async () => {
    const host = put<HTMLElement & { open(): void; close(): void }>(
      `<wb-popup label="Films"><wb-video-playlist>${LIST}</wb-video-playlist></wb-popup>`,
    );
    const inner = host.querySelector('wb-video-playlist')!;
    host.open();
    await until(() => host.shadowRoot!.querySelector('dialog')!.open);
    await click(part(inner, 'start'));
    await until(() => isShownPlaying(inner));
    host.close();
    await until(() => mediaIn(inner).paused);
  });
});

describe('A film of a list that cannot be shown', () => {
  it('is a link to its file, and the next one plays', async () => {
    expectWarning(/<wb-video-playlist src="\/gone.mp4"> cannot be played/);
    const host = playlist('', `<a href="/gone.mp4">Gone</a><a href="${FILE}">The valley</a>`);
    await click(part(host, 'start'));
    await until(() => part(host, 'message'));
    expect(part(host, 'message').textContent).to.include('This video cannot be played here.');
    expect(part<HTMLAnchorElement>(host, 'open').getAttribute('href')).to.equal('/gone.mp4');
    await click(films(host)[1]!);
    await until(() => isShownPlaying(host));
    expect([part(host, 'message'), warnings().length]).to.deep.equal([null, 1]);
    mediaIn(host).pause();
  });

  for (const address of [
    'javascript:alert(1)//.mp4',
    'https://youtu.be/aqz-KE-bpKQx',
    `https://vimeo.com/${'9'.repeat(21)}`,
    'https://films.example/watch?v=aqz-KE-bpKQ',
  ])
    it(`is no film of the list: ${address.slice(0, 40)}`, () => {
      const host = playlist('', `<a href="${address}">Bad</a><a href="${FILE}">The valley</a>`);
      expect(shownIn(host)).to.equal(',true');
      expect(host.shadowRoot!.innerHTML).not.to.include('javascript');
    });

  it('is said where there is none at all', () => {
    const host = playlist('', '<p>Nothing yet</p>');
    expect(part(host, 'message').textContent).to.equal('There is no video here.');
    expect(part(host, 'start')).to.equal(null);
  });
});
