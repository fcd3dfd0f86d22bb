import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import '../../../elements/motion/entrance/entrance';
import { entrance } from '../../../elements/motion/entrance/entrance.contract';
import { shapes } from '../../../elements/motion/entrance/shapes';
import { subscribe } from '../../../shared/bus/bus';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

type Host = HTMLElement & Record<string, unknown> & { play(): void };

const boxOf = (host: Element) => host.shadowRoot!.querySelector<HTMLElement>('.box')!;
const motion = (host: Element) => boxOf(host).getAnimations()[0];
const state = (host: HTMLElement) => host.dataset.wbState;
const opacity = (host: Element) => getComputedStyle(boxOf(host)).opacity;
const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Lets the browser notice what is in view, and everything that follows. */
async function looked() {
  for (let times = 0; times < 3; times += 1) {
    await frame();
    await turn();
  }
}

/** An entrance below the window, which has been looked at. */
async function below(attributes = '', content = '<p>Bread</p>') {
  scrollTo(0, 0);
  const root = put(`<div><div style="height: 2000px"></div>
    <wb-entrance id="bread" ${attributes}>${content}</wb-entrance>
    <div style="height: 2000px"></div></div>`);
  const host = root.querySelector<Host>('wb-entrance')!;
  await looked();
  return host;
}

const comesIntoView = (host: HTMLElement) =>
  host.scrollIntoView({ block: 'center', behavior: 'instant' });

async function finish(host: Element) {
  motion(host)!.finish();
  await until(() => (host as HTMLElement).dataset.wbState !== 'playing');
}

let announced: unknown[] = [];
let stops: (() => void)[] = [];
beforeEach(async () => {
  // What the test before has left ends before this one listens.
  put('');
  await turn();
  announced = [];
  scrollTo(0, 0);
  stops = (['entrance.on', 'entrance.off'] as const).map((name) =>
    subscribe(name, ({ host }, key) => announced.push([name, key, host.id])),
  );
});
afterEach(() => {
  for (const stop of stops) stop();
  scrollTo(0, 0);
});

describe('An entrance', () => {
  it('waits out of sight, comes in when it comes into view, and leaves nothing behind', async () => {
    const host = await below('animation="fadeInUp"');
    await until(() => state(host) === 'waiting');
    expect(opacity(host)).to.equal('0');
    comesIntoView(host);
    await until(() => motion(host));
    expect(state(host)).to.equal('playing');
    await finish(host);
    expect(state(host)).to.equal('shown');
    expect([opacity(host), getComputedStyle(boxOf(host)).transform]).to.deep.equal(['1', 'none']);
  });

  it('says on the bus when it begins and when it ends', async () => {
    const host = await below();
    comesIntoView(host);
    await until(() => motion(host));
    expect(announced).to.deep.equal([['entrance.on', 'bread', 'bread']]);
    await finish(host);
    expect(announced.slice(1)).to.deep.equal([['entrance.off', 'bread', 'bread']]);
  });

  it('says it under the id that it shares with hover animations, where it has one', async () => {
    const host = await below('animation-id="pair"');
    comesIntoView(host);
    await until(() => motion(host));
    expect(announced).to.deep.equal([['entrance.on', 'pair', 'bread']]);
  });

  it('is not over because something inside it has ended', async () => {
    const host = await below('', '<p>Bread</p>');
    comesIntoView(host);
    await until(() => motion(host));
    const child = host.querySelector('p')!;
    child.animate({ opacity: [0, 1] }, 1).finish();
    for (const type of ['animationend', 'transitionend', 'finish'])
      child.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    await looked();
    expect(state(host)).to.equal('playing');
    expect(announced).to.have.length(1);
  });

  it('inside another one is on its own', async () => {
    const host = await below('', '<wb-entrance id="inner" duration="500"><p>Rye</p></wb-entrance>');
    const inner = host.querySelector<Host>('wb-entrance')!;
    comesIntoView(host);
    await until(() => motion(host) && motion(inner));
    await finish(inner);
    expect([state(host), state(inner)]).to.deep.equal(['playing', 'shown']);
    expect(announced.at(-1)).to.deep.equal(['entrance.off', 'inner', 'inner']);
  });

  it('takes the duration and the delay that it is told', async () => {
    const host = await below('duration="600" delay="250"');
    comesIntoView(host);
    await until(() => motion(host));
    expect(motion(host)!.effect!.getTiming()).to.include({ duration: 600, delay: 250 });
    motion(host)!.currentTime = 100;
    expect(opacity(host)).to.equal('0');
  });

  for (const way of ['Up', 'Down'])
    it(`that slides in is not seen beside its place before it moves: ${way} (an old bug)`, async () => {
      const host = await below(`animation="slideIn${way}" delay="250"`);
      comesIntoView(host);
      await until(() => motion(host));
      motion(host)!.pause();
      const seen = [0, 249, 270, 700].map((time) => {
        motion(host)!.currentTime = time;
        return opacity(host);
      });
      expect(seen).to.deep.equal(['0', '0', '1', '1']);
    });

  it('takes 1,000 milliseconds at once for values that are none', async () => {
    const host = await below('duration="soon" delay="-5" animation="explode"');
    comesIntoView(host);
    await until(() => motion(host));
    expect(motion(host)!.effect!.getTiming()).to.include({ duration: 1000, delay: 0 });
    expectWarning(/animation="explode".* is none of/);
    expectWarning(/duration="soon".* is no number/);
    expectWarning(/delay="-5".* is below 0/);
  });

  for (const [repeat, times] of [
    ['', 1],
    ['repeat="2"', 2],
    ['repeat="0"', 3],
  ] as const) {
    it(`plays ${times} times of three with ${repeat || 'no word of it'}`, async () => {
      const host = await below(repeat);
      let played = 0;
      for (let time = 0; time < 3; time += 1) {
        comesIntoView(host);
        await looked();
        if (motion(host)) {
          played += 1;
          await finish(host);
        }
        scrollTo(0, 0);
        await looked();
      }
      expect(played).to.equal(times);
      expect(state(host)).to.equal(repeat === 'repeat="0"' ? 'waiting' : 'shown');
    });
  }

  it('that is in view already is not taken away to be brought in', async () => {
    const host = put<Host>('<wb-entrance animation="fadeIn"><p>Bread</p></wb-entrance>');
    await looked();
    expect([motion(host), state(host), opacity(host)]).to.deep.equal([undefined, undefined, '1']);
  });

  it('that only touches the edge of the window is not in view yet (an old bug)', async () => {
    const place = put(`<div style="position: absolute; inset: 100vh 0 auto; block-size: 100vh">
      <wb-entrance animation="fadeInUp"><div style="block-size: 200px">Bread</div></wb-entrance></div>`);
    const host = place.querySelector<Host>('wb-entrance')!;
    expect(host.getBoundingClientRect().top).to.equal(innerHeight);
    await until(() => state(host) === 'waiting');
    scrollTo(0, 100);
    await until(() => state(host) === 'playing');
  });

  it('that is in view already draws the eye there, where its motion takes nothing away', async () => {
    const host = put<Host>('<wb-entrance animation="tada"><p>Bread</p></wb-entrance>');
    await until(() => motion(host));
    expect(opacity(host)).to.equal('1');
  });

  it('comes in at the start where its author asks for that, hidden no longer than two seconds', async () => {
    const host = put<Host>('<wb-entrance at-start><p>Bread</p></wb-entrance>');
    const [kept] = boxOf(host).getAnimations();
    expect((kept as CSSAnimation).animationName).to.equal('start');
    expect(kept!.effect!.getComputedTiming().endTime).to.equal(2000);
    expect(opacity(host)).to.equal('0');
    await until(() => state(host) === 'playing');
    await finish(host);
    expect([opacity(host), boxOf(host).getAnimations().length]).to.deep.equal(['1', 0]);
  });

  it('shows itself when the script that was to bring it in never comes', async () => {
    const host = put<Host>('<wb-entrance at-start><p>Bread</p></wb-entrance>');
    boxOf(host).getAnimations()[0]!.finish();
    expect(opacity(host)).to.equal('1');
  });

  it('plays when a script asks for it, and at once with another motion', async () => {
    const host = put<Host>('<wb-entrance><p>Bread</p></wb-entrance>');
    await looked();
    host.play();
    await until(() => motion(host));
    await finish(host);
    host.animation = 'swing';
    await until(() => motion(host));
    expect((motion(host)!.effect as KeyframeEffect).getKeyframes()).to.have.length(6);
  });

  it('taken out of the page while it plays says that it is over', async () => {
    const host = await below();
    comesIntoView(host);
    await until(() => motion(host));
    host.remove();
    await until(() => announced.length === 2);
    expect(announced[1]).to.deep.equal(['entrance.off', 'bread', 'bread']);
  });

  it('shifts nothing and makes no page scroll sideways', async () => {
    for (const animation of ['fadeInRightBig', 'slideInRight', 'lightSpeedIn', 'bounceInRight']) {
      const host = await below(`animation="${animation}"`);
      const before = [host.getBoundingClientRect().height, document.body.scrollHeight];
      comesIntoView(host);
      await until(() => motion(host));
      motion(host)!.currentTime = 0;
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth, animation).to.equal(clientWidth);
      expect([host.getBoundingClientRect().height, document.body.scrollHeight]).to.deep.equal(
        before,
      );
    }
  });

  describe('where less motion is asked for', () => {
    before(() => emulateMedia({ reducedMotion: 'reduce' }));

    it('stands in its place', async () => {
      const host = await below('animation="fadeInUp" at-start');
      expect([state(host), opacity(host)]).to.deep.equal([undefined, '1']);
      comesIntoView(host);
      await looked();
      host.play();
      await looked();
      expect([motion(host), opacity(host)]).to.deep.equal([undefined, '1']);
      expect(announced).to.deep.equal([]);
    });
  });

  it('is all there on paper', async () => {
    const host = await below('animation="fadeInUp"');
    await until(() => state(host) === 'waiting');
    await emulateMedia({ media: 'print' });
    expect(opacity(host)).to.equal('1');
  });
});

describe('The motions of entrances', () => {
  const { words } = entrance.attributes.animation;
  const size = { width: 400, height: 200 };
  const ends = { opacity: '1', transform: 'none' };

  it('are those of the contract, each with a shape', () => {
    expect(Object.keys(shapes).toSorted()).to.deep.equal([...words!].toSorted());
    expect(words).to.have.length(40);
  });

  for (const [name, shape] of Object.entries(shapes)) {
    it(`${name} ends in its place, and only moves, turns and fades`, () => {
      const node = put('<div style="width: 400px; height: 200px"></div>');
      const animation = node.animate(shape(size), { duration: 1000, fill: 'both' });
      animation.pause();
      const at = (time: number) => {
        animation.currentTime = time;
        const { opacity: seen, transform } = getComputedStyle(node);
        return { opacity: seen, transform };
      };
      const names = new Set(shape(size).flatMap((it) => Object.keys(it)));
      expect(
        [...names].filter((it) => !['opacity', 'transform', 'offset', 'easing'].includes(it)),
      ).to.deep.equal([]);
      const start = at(0);
      if (name.includes('In')) expect(start).not.to.deep.equal(ends);
      else expect({ ...start, transform: identity(start.transform) }).to.deep.equal(ends);
      const middle = [250, 400, 500, 750].map(at);
      expect(middle.some((it) => it.opacity !== '1' || identity(it.transform) !== 'none')).to.equal(
        true,
      );
      const end = at(1000);
      expect({ ...end, transform: identity(end.transform) }).to.deep.equal(ends);
      animation.cancel();
    });
  }
});

/** A matrix that moves nothing is none. */
const identity = (transform: string) => {
  const { isIdentity } = new DOMMatrixReadOnly(transform);
  return isIdentity ? 'none' : transform;
};
