import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/media/video/video';
import '../../../elements/popups/popup/popup';
import { expectWarning, warnings } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

const FILE = '/gallery/recordings/valley.webm';
const COVER = 'poster="/gallery/pictures/valley.svg"';
const film = (attributes = `src="${FILE}" ${COVER} label="Valley"`, content = '') =>
  put<HTMLElement & { play(): void; pause(): void }>(
    `<wb-video ${attributes}>${content}</wb-video>`,
  );
const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`)!;
const mediaIn = (host: Element) => host.querySelector('video')!;
const isShownPlaying = (host: Element) => part(host, 'play').ariaLabel === 'Pause';
const isSeen = (node: Element | null) =>
  node?.checkVisibility({ visibilityProperty: true }) ?? false;

async function click(node: Element) {
  const { x, y, width, height } = node.getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(x + width / 2), Math.round(y + height / 2)],
  });
}
const start = async (host: Element) => {
  await click(part(host, 'start'));
  await until(() => isShownPlaying(host));
};
function heard(host: Element) {
  const events: string[] = [];
  for (const name of ['play', 'pause', 'end'])
    host.addEventListener(`wb-video-${name}`, () => events.push(name));
  return events;
}

describe('A film of a file', () => {
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('is a cover with a button, which it hides at the first play', async () => {
    const host = film();
    expect(part(host, 'start').ariaLabel).to.equal('Play: Valley');
    expect([isSeen(mediaIn(host)), isSeen(part(host, 'bar'))]).to.deep.equal([false, false]);
    await start(host);
    expect(mediaIn(host).paused).to.equal(false);
    expect(isSeen(part(host, 'start'))).to.equal(false);
    expect([isSeen(mediaIn(host)), isSeen(part(host, 'bar'))]).to.deep.equal([true, true]);
    expect(mediaIn(host).controls).to.equal(false);
    expect(host.shadowRoot!.activeElement).to.equal(part(host, 'play'));
  });

  it('has no full-screen button where neither page nor film can fill the screen', async () => {
    const page = Element.prototype;
    const can = Object.getOwnPropertyDescriptor(page, 'requestFullscreen')!;
    Reflect.deleteProperty(page, 'requestFullscreen');
    try {
      const provided = film('src="https://youtu.be/aqz-KE-bpKQ" controls-by="site"');
      expect(part(provided, 'play')).not.to.equal(null);
      expect(part(provided, 'fullscreen')).to.equal(null);
      const host = document.createElement('wb-video');
      const own = document.createElement('video');
      own.src = FILE;
      // As on an iPhone.
      Object.assign(own, { webkitEnterFullscreen() {} });
      host.append(own);
      provided.replaceWith(host);
      await turn();
      expect(part(host, 'fullscreen')).not.to.equal(null);
    } finally {
      Object.defineProperty(page, 'requestFullscreen', can);
    }
  });

  it('plays and pauses by its button and by a click on the picture, and says so', async () => {
    const host = film();
    const events = heard(host);
    await start(host);
    await click(part(host, 'play'));
    await until(() => !isShownPlaying(host));
    mediaIn(host).click();
    await until(() => isShownPlaying(host));
    host.pause();
    await until(() => events.length === 4);
    expect(events).to.deep.equal(['play', 'pause', 'play', 'pause']);
  });

  it('begins at its start and stops at its end', async () => {
    const host = film(`src="${FILE}" ${COVER} time-start="2" time-end="4"`);
    const events = heard(host);
    await start(host);
    await until(() => mediaIn(host).currentTime >= 2);
    expect(mediaIn(host).currentTime).to.be.below(4);
    mediaIn(host).currentTime = 3.9;
    await until(() => mediaIn(host).paused);
    await until(() => events.at(-1) === 'end');
    host.play();
    await until(() => !mediaIn(host).paused && mediaIn(host).currentTime < 3.5);
    mediaIn(host).pause();
  });

  it('goes back to its start time where it loops, also from the end of the file', async () => {
    const host = film(`src="${FILE}" ${COVER} time-start="2" loop="on" muted="on"`);
    await start(host);
    await until(() => mediaIn(host).currentTime >= 2);
    mediaIn(host).currentTime = 6.9;
    await until(() => mediaIn(host).currentTime < 6 && !mediaIn(host).paused);
    expect(mediaIn(host).currentTime).to.be.at.least(1.9);
    mediaIn(host).pause();
  });

  it('keeps its sound when it has a cover, and loses it when it is muted', async () => {
    const loud = film();
    await start(loud);
    expect(mediaIn(loud).muted).to.equal(false);
    mediaIn(loud).pause();
    const silent = film(`src="${FILE}" ${COVER} muted="on"`);
    await start(silent);
    expect(mediaIn(silent).muted).to.equal(true);
    expect(part(silent, 'mute').ariaPressed).to.equal('true');
    mediaIn(silent).pause();
  });

  it('plays by itself without a cover, and then muted; with one it waits', async () => {
    const host = film(`src="${FILE}" autoplay="on"`);
    await until(() => isShownPlaying(host));
    expect(mediaIn(host).muted).to.equal(true);
    mediaIn(host).pause();
    const covered = film(`src="${FILE}" ${COVER} autoplay="on"`);
    await turn();
    expect(mediaIn(covered).paused).to.equal(true);
  });

  it('keeps its room, at 16 to 9 unless told', () => {
    for (const [attributes, ratio] of [
      ['', 1.78],
      ['ratio="0.5"', 0.5],
    ] as const) {
      const box = part(film(`src="${FILE}" ${COVER} ${attributes}`), 'box').getBoundingClientRect();
      expect(box.width / box.height).to.be.closeTo(ratio, 0.01);
    }
  });

  it('has a button alone without controls', async () => {
    const host = film(`src="${FILE}" ${COVER} controls="off"`);
    await start(host);
    expect(part(host, 'seek')).to.equal(null);
    await click(part(host, 'play'));
    await until(() => mediaIn(host).paused);
  });

  it('fills the screen and leaves it again', async () => {
    const host = film();
    await start(host);
    await click(part(host, 'fullscreen'));
    await until(() => part(host, 'fullscreen').ariaPressed === 'true');
    expect(host.shadowRoot!.fullscreenElement).to.equal(part(host, 'box'));
    await document.exitFullscreen();
    await until(() => part(host, 'fullscreen').ariaPressed === 'false');
    mediaIn(host).pause();
  });

  it('fills the screen as a film alone where a page cannot, as on iPhones', async () => {
    const host = film();
    await start(host);
    let entered = 0;
    Object.assign(part(host, 'box'), { requestFullscreen: undefined });
    Object.assign(mediaIn(host), { webkitEnterFullscreen: () => (entered += 1) });
    part(host, 'fullscreen').click();
    expect(entered).to.equal(1);
    mediaIn(host).pause();
  });

  it('has a button for the captions of a video element, if there are any', async () => {
    expect(part(film(), 'captions')).to.equal(null);
    const track = '<track kind="captions" srclang="en" src="/gallery/recordings/valley.vtt">';
    const host = film('', `<video preload="none" src="${FILE}">${track}</video>`);
    await start(host);
    const [captions] = mediaIn(host).textTracks;
    await click(part(host, 'captions'));
    await until(() => captions!.mode === 'showing');
    await until(() => part(host, 'captions').ariaPressed === 'true');
    await click(part(host, 'captions'));
    await until(() => captions!.mode === 'disabled');
    mediaIn(host).pause();
  });

  it('stops when a popup around it closes', async () => {
    const host = put<HTMLElement & { open(): void; close(): void }>(
      `<wb-popup label="Film"><wb-video src="${FILE}" ${COVER} label="Valley"></wb-video></wb-popup>`,
    );
    const inner = host.querySelector('wb-video')!;
    host.open();
    await until(() => host.shadowRoot!.querySelector('dialog')!.open);
    await start(inner);
    host.close();
    await until(() => mediaIn(inner).paused);
  });

  it('is covered again when a script shows another', async () => {
    const host = film();
    await start(host);
    mediaIn(host).pause();
    await until(() => !isShownPlaying(host));
    host.setAttribute('src', '/other.webm');
    await until(() => isSeen(part(host, 'start')));
  });
});

describe('A film that cannot be shown', () => {
  it('is a link to its file, said in words, with one warning', async () => {
    expectWarning(/<wb-video src="[^"]*\/gone.mp4"> cannot be played/);
    const host = film(`src="/gone.mp4" ${COVER}`);
    await click(part(host, 'start'));
    await until(() => part(host, 'message'));
    expect(part(host, 'message').textContent).to.include('This video cannot be played here.');
    expect(part<HTMLAnchorElement>(host, 'open').getAttribute('href')).to.equal('/gone.mp4');
    expect(warnings().length).to.equal(1);
  });

  it('is a link to an address that is recognised as none', () => {
    const host = film('src="https://films.example/watch?v=1"');
    expect(part(host, 'message').textContent).to.include('This video cannot be shown here.');
    expect(part<HTMLAnchorElement>(host, 'open').href).to.equal('https://films.example/watch?v=1');
    expect(part(host, 'start')).to.equal(null);
  });

  for (const address of ['javascript:alert(1)', 'data:text/html,<b>x</b>', '']) {
    it(`is no link to what nobody may follow: "${address}"`, () => {
      if (address) expectWarning(/<wb-video src=/);
      const host = film(`src="${address}"`);
      expect(part(host, 'message').textContent).to.equal('There is no video here.');
      expect(host.shadowRoot!.querySelector('a')).to.equal(null);
    });
  }
});
