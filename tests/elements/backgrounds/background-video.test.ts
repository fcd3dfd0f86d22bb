import { expect } from '@open-wc/testing';
import '../../../elements/backgrounds/background-video/background-video';
import { put, until } from '../../support/test-element';

const FILE = '/gallery/recordings/valley.webm';
const open = (attributes: string) =>
  put<HTMLElement & { play(): void; pause(): void }>(
    `<wb-background-video src="${FILE}" ${attributes}><h2>Valley</h2></wb-background-video>`,
  );
const videoIn = (host: Element) => host.shadowRoot!.querySelector('video')!;

describe('A film behind a section', () => {
  // The server answers no ranges, so only what the browser has kept can be sought in.
  before(async () => {
    const first = document.createElement('video');
    first.preload = 'auto';
    first.src = FILE;
    await until(() => first.readyState > 3);
    await fetch(FILE).then((response) => response.blob());
  });

  it('begins at its start, and goes back there each time it ends', async () => {
    const host = open('start="2"');
    await until(() => videoIn(host) && !videoIn(host).paused && videoIn(host).readyState > 2);
    await until(() => videoIn(host).currentTime >= 2);
    for (let times = 0; times < 3; times += 1) {
      videoIn(host).currentTime = 6.9;
      await until(() => videoIn(host).currentTime < 6 && !videoIn(host).paused);
      expect(videoIn(host).currentTime).to.be.at.least(1.9);
    }
    expect(host.dataset['wbState']).to.equal('playing');
  });

  it('plays and pauses for scripts, and is gone with its host', async () => {
    const host = open('');
    await until(() => host.dataset['wbState'] === 'playing');
    const video = videoIn(host);
    host.pause();
    await until(() => video.paused);
    expect(host.dataset['wbState']).to.equal('paused');
    host.play();
    await until(() => !video.paused);
    host.remove();
    await until(() => !videoIn(host));
    expect(video.src).to.equal('');
    expect('wbState' in host.dataset).to.equal(false);
  });
});
