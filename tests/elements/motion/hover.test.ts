import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import '../../../elements/motion/hover/hover';
import { hover } from '../../../elements/motion/hover/hover.contract';
import { presets } from '../../../elements/motion/hover/presets';
import { announce } from '../../../shared/bus/bus';
import { expectWarning, warnings } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

type Host = HTMLElement & Record<string, unknown>;

const BUTTON = '<button>Order</button>';
const boxOf = (host: Element) => host.shadowRoot!.querySelector<HTMLElement>('.box')!;
const runningOn = (node: Element) => node.getAnimations();
const motion = (host: Element) => runningOn(boxOf(host)).at(-1)!;
const frames = (host: Element) => (motion(host).effect as KeyframeEffect).getKeyframes();

const point = (node: Element, pointerType = 'mouse') =>
  node.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType }),
  );
const leave = () => point(document.body);
const json = (value: unknown) => JSON.stringify(value).replaceAll("'", '&#39;');

/** A hover animation that has been told what its element says. */
async function hovering(attributes: string, content = BUTTON) {
  const host = put<Host>(`<wb-hover ${attributes}>${content}</wb-hover>`);
  await until(() => Symbol.for('wb.hover.1') in globalThis);
  await turn();
  return host;
}

const MOVE = [{ transform: 'translateX(0px)' }, { transform: 'translateX(40px)' }];

before(() => setViewport({ width: 1200, height: 600 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(async () => {
  leave();
  await setViewport({ width: 1200, height: 600 });
});

describe('A hover animation', () => {
  it('plays for 1,000 milliseconds while the pointer is over it', async () => {
    const host = await hovering('animation="grow"');
    expect(runningOn(boxOf(host))).to.deep.equal([]);
    point(host.querySelector('button')!);
    expect(motion(host).effect!.getTiming()).to.include({ duration: 1000, fill: 'forwards' });
    motion(host).finish();
    expect(getComputedStyle(boxOf(host)).transform).to.equal('matrix(1.1, 0, 0, 1.1, 0, 0)');
  });

  it('runs back when the pointer leaves, from where it is, and keeps nothing', async () => {
    const host = await hovering('animation="grow"');
    point(host);
    motion(host).currentTime = 400;
    leave();
    await motion(host).ready;
    expect([motion(host).playbackRate, motion(host).playState]).to.deep.equal([-1, 'running']);
    // The time it was set to, give or take the clock of its timeline.
    expect(motion(host).currentTime).to.be.within(1, 401);
    motion(host).finish();
    await until(() => runningOn(boxOf(host)).length === 0);
    expect(getComputedStyle(boxOf(host)).transform).to.equal('none');
  });

  it('turns round when the pointer comes back meanwhile', async () => {
    const host = await hovering('animation="float"');
    point(host);
    motion(host).currentTime = 400;
    leave();
    const leaving = motion(host);
    await leaving.ready;
    expect(leaving.playbackRate).to.equal(-1);
    point(host);
    await leaving.ready;
    // The same motion, so it goes on from where it was: one begun anew would be another.
    expect(runningOn(boxOf(host))).to.deep.equal([leaving]);
    expect(leaving.playbackRate).to.equal(1);
    expect(leaving.currentTime).to.be.above(0);
  });

  it('that does not run back ends its round', async () => {
    const host = await hovering('animation="pulse-grow"');
    point(host);
    expect(motion(host).effect!.getTiming().iterations).to.equal(Infinity);
    motion(host).currentTime = 2500;
    leave();
    expect(motion(host).effect!.getTiming()).to.include({ iterations: 3, fill: 'none' });
    motion(host).finish();
    await until(() => runningOn(boxOf(host)).length === 0);
  });

  it('plays its several motions in turn, and its end when the pointer leaves', async () => {
    const host = await hovering('animation="bob"');
    point(host);
    expect(motion(host).effect!.getTiming().duration).to.equal(200);
    motion(host).finish();
    await until(() => motion(host).effect!.getTiming().iterations === Infinity);
    expect(runningOn(boxOf(host))).to.have.length(1);
    leave();
    expect(motion(host).effect!.getTiming()).to.include({ duration: 200, iterations: 1 });
    motion(host).finish();
    await until(() => runningOn(boxOf(host)).length === 0);
    expect(getComputedStyle(boxOf(host)).transform).to.equal('none');
  });

  it('plays keyframes of its own, with its options, and back only where it is told to', async () => {
    // Long enough that it is still playing when it is looked at, however busy the machine is.
    const options = { duration: 3e5, easing: 'linear', fill: 'none', playbackRate: 2, nonsense: 1 };
    const own = `keyframes='${json(MOVE)}' options='${json(options)}'`;
    const host = await hovering(own);
    point(host);
    expect(frames(host).map(({ transform }) => transform)).to.deep.equal([
      'translateX(0px)',
      'translateX(40px)',
    ]);
    expect(motion(host).effect!.getTiming()).to.include({ duration: 3e5, easing: 'linear' });
    expect(motion(host).playbackRate).to.equal(2);
    leave();
    expect(motion(host).playbackRate).to.equal(2);
    const other = await hovering(`${own} reversible`);
    point(other);
    motion(other).currentTime = 1e5;
    leave();
    await motion(other).ready;
    expect(motion(other).playbackRate).to.equal(-2);
  });

  it('takes several motions of its own only with their end, and each valid', async () => {
    const stage = { keyframes: MOVE, options: { duration: 120 } };
    const bad = { keyframes: [{ transform: null }] };
    const rows: [stages: unknown, end: unknown, duration: number | undefined][] = [
      [[stage, stage], stage, 120],
      [[stage], undefined, undefined],
      [[], stage, undefined],
      [[stage, bad], stage, undefined],
      [[stage], bad, undefined],
      [stage, stage, undefined],
      ['text', 5, undefined],
    ];
    for (const [stages, end, duration] of rows) {
      const host = await hovering('');
      host.multiAnimation = stages;
      host.endAnimation = end;
      await turn();
      point(host);
      const [running] = runningOn(boxOf(host));
      expect(running?.effect?.getTiming().duration, json([stages, end])).to.equal(duration);
      leave();
    }
  });

  it('moves what its target names in its content, and all of it for a bad selector', async () => {
    const content = '<p><b>1</b> <i>2</i></p>';
    const host = await hovering('animation="pop" target="i"', content);
    point(host);
    expect(runningOn(host.querySelector('i')!)).to.have.length(1);
    expect(runningOn(boxOf(host))).to.deep.equal([]);
    const bad = await hovering('animation="pop" target="i["', content);
    point(bad);
    expect(runningOn(boxOf(bad))).to.have.length(1);
    const none = await hovering('animation="pop" target="u"', content);
    point(none);
    expect(none.getAnimations({ subtree: true })).to.deep.equal([]);
  });

  it('leans what is drawn in SVG as well (an old bug)', async () => {
    const content = '<svg width="40" height="40"><rect width="40" height="40"/></svg>';
    for (const target of ['svg', 'rect']) {
      const host = await hovering(`animation="skew-forward" target="${target}"`, content);
      point(host);
      const [leaning] = runningOn(host.querySelector(target)!);
      const [, last] = (leaning!.effect as KeyframeEffect).getKeyframes();
      expect(String(last!.transform), target).to.include('skewX(-10deg)');
    }
  });

  it('reads data that is not valid as none, and says nothing of it', async () => {
    const bad: [string, string][] = [
      ['keyframes', json([{ transform: {} }])],
      ['keyframes', json([{ transform: 'none', offset: 7 }])],
      ['keyframes', json({ transform: ['none', 'scale(2)'] })],
      ['keyframes', json([null])],
      ['keyframes', '5'],
      ['keyframes', 'null'],
    ];
    for (const [name, value] of bad) {
      const host = await hovering(`${name}='${value}'`);
      point(host);
      expect(runningOn(boxOf(host)), value).to.deep.equal([]);
    }
    for (const options of [
      { duration: -1 },
      { easing: 'x' },
      { iterations: null, fill: 1 },
      [],
      5,
    ]) {
      const host = await hovering(`animation="pop" options='${json(options)}'`);
      point(host);
      expect(motion(host).effect!.getTiming(), json(options)).to.include({
        duration: 1000,
        easing: 'ease',
        iterations: 1,
      });
    }
    expect(warnings()).to.deep.equal([]);
  });

  it('takes no motion for a name that is none', async () => {
    expectWarning(/animation="constructor".* is none of/);
    const host = await hovering('animation="constructor"');
    point(host);
    expect(runningOn(boxOf(host))).to.deep.equal([]);
  });

  it('plays for the focus of a keyboard, and not for a click', async () => {
    const host = await hovering('animation="grow"');
    const button = host.querySelector('button')!;
    button.focus({ focusVisible: true } as FocusOptions);
    await until(() => runningOn(boxOf(host)).length === 1);
    // Under load it may be back before it is asked for again.
    const played = motion(host);
    played.currentTime = 100;
    button.blur();
    await played.ready;
    played.finish();
    await until(() => runningOn(boxOf(host)).length === 0);
    button.focus({ focusVisible: false } as FocusOptions);
    expect(runningOn(boxOf(host))).to.deep.equal([]);
    button.blur();
  });

  it('plays for a pen, and not for a finger', async () => {
    const host = await hovering('animation="grow"');
    point(host, 'touch');
    expect(runningOn(boxOf(host))).to.deep.equal([]);
    point(host, 'pen');
    expect(runningOn(boxOf(host))).to.have.length(1);
  });

  it('plays from 992 pixels of width on', async () => {
    const host = await hovering('animation="grow"');
    await setViewport({ width: 991, height: 600 });
    point(host);
    expect(runningOn(boxOf(host))).to.deep.equal([]);
    leave();
    await setViewport({ width: 992, height: 600 });
    point(host);
    expect(runningOn(boxOf(host))).to.have.length(1);
  });

  it('in another one plays beside it', async () => {
    const host = await hovering(
      'animation="grow"',
      `<wb-hover animation="rotate">${BUTTON}</wb-hover>`,
    );
    const inner = host.querySelector('wb-hover')!;
    // Each is drawn in its own time.
    await until(() => [host, inner].every((it) => boxOf(it as HTMLElement)));
    point(inner);
    expect([runningOn(boxOf(host)).length, runningOn(boxOf(inner)).length]).to.deep.equal([1, 1]);
    for (const it of [host, inner]) motion(it).currentTime = 100;
    point(host);
    await motion(inner).ready;
    expect(motion(inner).playbackRate).to.equal(-1);
    expect(motion(host).playbackRate).to.equal(1);
  });

  describe('while an entrance is on', () => {
    const around = () => document.querySelector('main')!;

    it('rests, ends at once what runs, and begins again when it is off', async () => {
      const host = await hovering('animation="grow"');
      point(host);
      motion(host).finish();
      announce('entrance.on', '', { host: around() });
      expect(runningOn(boxOf(host))).to.deep.equal([]);
      leave();
      point(host);
      expect(runningOn(boxOf(host))).to.deep.equal([]);
      announce('entrance.off', '', { host: around() });
      expect(runningOn(boxOf(host))).to.have.length(1);
    });

    it('is not stuck when that begins while it runs back', async () => {
      const host = await hovering('animation="grow"');
      point(host);
      motion(host).finish();
      leave();
      announce('entrance.on', '', { host: host.querySelector('button')! });
      expect(getComputedStyle(boxOf(host)).transform).to.equal('none');
      announce('entrance.off', '', { host: host.querySelector('button')! });
      expect(runningOn(boxOf(host))).to.deep.equal([]);
    });

    it('of somewhere else plays on, unless they share an id', async () => {
      const host = await hovering('animation="grow"');
      const elsewhere = document.createElement('div');
      announce('entrance.on', 'pair', { host: elsewhere });
      point(host);
      expect(runningOn(boxOf(host))).to.have.length(1);
      const paired = await hovering('animation="grow" animation-id="pair"');
      point(paired);
      expect(runningOn(boxOf(paired))).to.deep.equal([]);
      announce('entrance.off', 'pair', { host: elsewhere });
      expect(runningOn(boxOf(paired))).to.have.length(1);
    });
  });

  it('does not move where less motion is asked for', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const host = await hovering('animation="grow"');
    point(host);
    expect(runningOn(boxOf(host))).to.deep.equal([]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('The motions of hover animations', () => {
  const { words } = hover.attributes.animation;

  it('are 29 and none', () => {
    expect(words).to.have.length(30);
    expect(['none', ...Object.keys(presets)].toSorted()).to.deep.equal([...words!].toSorted());
  });

  for (const [name, draw] of Object.entries(presets)) {
    it(`${name} begins in its place, moves by transform alone, and has a way back`, () => {
      const { stages, end, isReversible } = draw(100);
      const [first] = stages;
      const all = [...stages, ...(end ? [end] : [])].flatMap((it) => it.frames);
      for (const frame of all)
        expect(Object.keys(frame).filter((it) => it !== 'offset')).to.deep.equal(['transform']);
      const isStill = (frame: Keyframe) =>
        new DOMMatrixReadOnly(String(frame.transform)).isIdentity;
      expect(isStill(first!.frames[0]!), 'at first').to.equal(true);
      expect(all.every(isStill)).to.equal(false);
      // One that would stay where it is when the pointer has left would jump.
      const last = end ?? first!;
      expect(isReversible || isStill(last.frames.at(-1)!), 'at last').to.equal(true);
      expect(Boolean(end)).to.equal(stages.length > 1);
    });
  }
});
