import { expect } from '@open-wc/testing';
import { answerMedia } from '../../../../shared/browser/media/answer-media';
import { announce, latest } from '../../../../shared/bus/bus';
import { put, turn, until } from '../../../support/test-element';

/** An audio or video of a page, and how often it was paused. */
function player(kind: 'audio' | 'video', into: Node = document.querySelector('main')!) {
  const node = into.appendChild(document.createElement(kind));
  let count = 0;
  node.pause = () => void (count += 1);
  return { node, paused: () => count };
}

const shadowIn = (selector: string) =>
  document.querySelector(selector)!.attachShadow({ mode: 'open' });

describe('Media of a page that is asked to stop', () => {
  before(answerMedia);
  beforeEach(() => void put('<section id="one"></section>'));
  afterEach(() => void put(''));

  it('is all of it, in shadow trees too, or what an element holds, and nothing for an unknown id', async () => {
    const [inside, outside] = [player('video', shadowIn('#one')), player('audio')];
    announce('media.stop', 'unknown', {});
    await turn();
    expect([inside.paused(), outside.paused()]).to.deep.equal([0, 0]);
    announce('media.stop', 'one', {});
    await until(inside.paused);
    expect(outside.paused()).to.equal(0);
    announce('media.stop', '', {});
    await until(outside.paused);
    expect(inside.paused()).to.equal(2);
    expect(latest('media.stop', '')).to.equal(undefined);
  });

  it('is asked once, however many bundles answer', async () => {
    answerMedia();
    const { paused } = player('video');
    announce('media.stop', '', {});
    await until(paused);
    await turn();
    expect(paused()).to.equal(1);
  });

  it('leaves a player in a frame at its beginning, and does not let it start by itself', async () => {
    const heard: unknown[] = [];
    const onMessage = ({ data }: MessageEvent) => void heard.push(data);
    addEventListener('message', onMessage);
    const frame = document.createElement('iframe');
    // Of another origin, as any player is.
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.allow = 'autoplay';
    frame.src = new URL('./player.html?song=7&autoplay=1', import.meta.url).href;
    document.querySelector('#one')!.append(frame);
    await until(() => heard.includes('player ?song=7&autoplay=1'));
    announce('media.stop', '', {});
    await until(() => heard.includes('player ?song=7'));
    removeEventListener('message', onMessage);
  });
});

describe('A player that is heard', () => {
  before(answerMedia);
  afterEach(() => void put(''));

  for (const kind of ['audio', 'video'] as const)
    it(`pauses other audio and videos that are, but not its own: ${kind}`, () => {
      const host = put('<section id="one"></section>');
      const own = player(kind, shadowIn('#one'));
      const [audio, video, quiet] = [player('audio'), player('video'), player('video')];
      quiet.node.muted = true;
      const paused = () => [own, audio, video, quiet].map((it) => it.paused());
      announce('media.started', 'one', { host, kind, isMuted: true });
      expect(paused()).to.deep.equal([0, 0, 0, 0]);
      announce('media.started', 'one', { host, kind });
      expect(paused()).to.deep.equal([0, 1, 1, 0]);
    });
});
