import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { glideTo } from '../../../elements/navigation/glide';
import type * as glides from '../../../elements/navigation/glide';
import { put } from '../../support/test-element';

/** The module once more, as another bundle of the page has it. */
const secondCopy = () => {
  const address = new URL('/elements/navigation/glide.ts?second', location.href).href;
  return import(address) as Promise<typeof glides>;
};

const frames = new Map<number, FrameRequestCallback>();
const { requestAnimationFrame: nativeRequest, cancelAnimationFrame: nativeCancel } = window;

/** Runs what waits for the next frame, this many milliseconds after the page was opened. */
function frameAt(now: number) {
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw(now);
}

describe('Scrolling to a place', () => {
  beforeEach(async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    window.requestAnimationFrame = (draw) => frames.set(frames.size + 1, draw).size;
    window.cancelAnimationFrame = (frame) => void frames.delete(frame);
  });
  afterEach(() => {
    Object.assign(window, {
      requestAnimationFrame: nativeRequest,
      cancelAnimationFrame: nativeCancel,
    });
    scrollTo(0, 0);
  });

  it('gives way to another, though a second copy of the library has begun it', async () => {
    const second = await secondCopy();
    const root = put(
      '<div><p id="one">One</p><div style="height: 2000px"></div><p id="two">Two</p><div style="height: 2000px"></div></div>',
    );
    second.glideTo(root.querySelector('#two')!);
    glideTo(root.querySelector('#one')!);
    expect(frames.size).to.equal(1);
    frameAt(performance.now() + 1000);
    expect(root.querySelector('#one')!.getBoundingClientRect().top).to.be.closeTo(0, 20);
  });
});
