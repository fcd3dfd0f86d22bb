import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/panels/flip-box/flip-box';
import { subscribe } from '../../../shared/bus/bus';
import { put, turn, until } from '../../support/test-element';

const TRANSITIONS = ['flip', 'slide', 'push', 'zoomIn', 'zoomOut', 'fade'];
const DIRECTIONS = ['left', 'right', 'up', 'down'];
const desktop = { width: 1000, height: 600 };
const tablet = { width: 800, height: 600 };

const sides =
  '<section slot="front" id="front">Front <a href="#x" id="link">link</a></section><section slot="back" id="back">Back <button id="inner">b</button></section>';
const box = (attributes = '', content = sides) =>
  put(`<wb-flip-box ${attributes}>${content}</wb-flip-box>`);
const part = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
const isSeen = (host: Element, side: string) =>
  host.querySelector(`:scope > [slot=${side}]`)!.checkVisibility({ visibilityProperty: true });
/** The side in view, if it is one. */
const side = (host: Element) => ['front', 'back'].filter((it) => isSeen(host, it)).join();
const moveTo = (x: number, y: number) => sendMouse({ type: 'move', position: [x, y] });
const moveOver = (host: Element) => {
  const { x, y, width, height } = host.getBoundingClientRect();
  return moveTo(Math.round(x + width / 2), Math.round(y + height / 2));
};

function asked(host: Element): boolean[] {
  const list: boolean[] = [];
  host.addEventListener('wb-flip-box-change', (event) =>
    list.push((event as CustomEvent<{ flipped: boolean }>).detail.flipped),
  );
  return list;
}

beforeEach(async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  await setViewport(tablet);
});
after(() => setViewport(tablet));

describe('A flip box that turns over on click', () => {
  it('shows its front, then its back, and its front again', async () => {
    const host = box('trigger="click"');
    const changes = asked(host);
    expect(side(host)).to.equal('front');
    host.querySelector<HTMLElement>('#front')!.click();
    await until(() => side(host) === 'back');
    expect(host.flipped).to.equal(true);
    host.querySelector<HTMLElement>('#back')!.click();
    await until(() => side(host) === 'front');
    expect(changes).to.deep.equal([true, false]);
  });

  it('has no text below its button, which always shows where nothing can hover', () => {
    const words = 'A back that says a lot. '.repeat(20);
    const host = box(
      'trigger="click" style="display: block; inline-size: 15rem"',
      `<div slot="front" style="text-align: end">${words}</div><p slot="back">Back</p>`,
    );
    const button = part(host, 'turn').getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(host.querySelector('[slot=front]')!);
    const below = [...text.getClientRects()].filter(
      ({ right, bottom }) => right > button.left && bottom > button.top,
    );
    expect(below).to.deep.equal([]);
  });

  it('stays as it is when the click has ended a selection of text where it was made', async () => {
    const place = put(`<div><p>Text</p><wb-flip-box trigger="click">${sides}</wb-flip-box></div>`);
    const host = place.querySelector('wb-flip-box')!;
    const front = host.querySelector<HTMLElement>('#front')!;
    await turn();
    getSelection()!.selectAllChildren(front);
    // A press in a text and its release beside it click what is around both.
    for (const clicked of [front, part(host, 'front')]) {
      clicked.click();
      await turn();
      expect(side(host)).to.equal('front');
    }
    // What was selected elsewhere before says nothing.
    getSelection()!.selectAllChildren(place.querySelector('p')!);
    front.click();
    await until(() => side(host) === 'back');
    getSelection()!.removeAllRanges();
  });

  it('does so on desktops, too, and not under a pointer', async () => {
    await setViewport(desktop);
    const host = box('trigger="click"');
    await moveOver(host);
    expect(side(host)).to.equal('front');
    host.querySelector<HTMLElement>('#front')!.click();
    await until(() => side(host) === 'back');
    await moveTo(1, 599);
  });

  it('never turns for a click on a link or a control in it', async () => {
    const host = box('trigger="click"');
    const changes = asked(host);
    host.querySelector('#link')!.addEventListener('click', (event) => event.preventDefault());
    for (const id of ['link', 'inner']) host.querySelector<HTMLElement>(`#${id}`)!.click();
    const extra = ['input', 'select', 'textarea', 'label', 'summary'].map((tag) => {
      const node = document.createElement(tag);
      host.querySelector('#front')!.append(node);
      return node;
    });
    for (const node of extra) node.click();
    await turn();
    expect(changes).to.deep.equal([]);
  });

  it('stays when a listener prevents it, or has answered the click', async () => {
    const host = box('trigger="click"');
    const stay = (event: Event) => event.preventDefault();
    host.addEventListener('wb-flip-box-change', stay);
    host.querySelector<HTMLElement>('#front')!.click();
    host.removeEventListener('wb-flip-box-change', stay);
    host.querySelector('#front')!.addEventListener('click', stay);
    host.querySelector<HTMLElement>('#front')!.click();
    await turn();
    expect([host.flipped, side(host)]).to.deep.equal([false, 'front']);
  });

  it('leaves one around it as it is', async () => {
    const host = box(
      'trigger="click" id="outer"',
      `<div slot="front"><wb-flip-box trigger="click" id="inside">${sides}</wb-flip-box></div><div slot="back">B</div>`,
    );
    const inner = host.querySelector<HTMLElement>('#inside')!;
    inner.querySelector<HTMLElement>('#front')!.click();
    await until(() => side(inner) === 'back');
    expect(side(host)).to.equal('front');
    part(host, 'turn').click();
    await until(() => side(host) === 'back');
    expect(side(inner), 'nothing shows in a hidden side').to.equal('');
  });
});

describe('A flip box that turns over on hover', () => {
  it('shows its back under a pointer on desktops, and does nothing there on click', async () => {
    await setViewport(desktop);
    await moveTo(1, 599);
    const host = box();
    const changes = asked(host);
    host.querySelector<HTMLElement>('#front')!.click();
    expect(side(host)).to.equal('front');
    await moveOver(host);
    await until(() => side(host) === 'back');
    await moveTo(1, 599);
    await until(() => side(host) === 'front');
    expect(changes).to.deep.equal([]);
  });

  it('turns over on click, and not under a pointer, where it is no desktop', async () => {
    await setViewport({ width: 991, height: 600 });
    const host = box();
    await moveOver(host);
    expect(side(host)).to.equal('front');
    host.querySelector<HTMLElement>('#front')!.click();
    await until(() => side(host) === 'back');
    await moveTo(1, 599);
    expect(side(host)).to.equal('back');
  });

  it('turns over by its button on desktops', async () => {
    await setViewport(desktop);
    await moveTo(1, 599);
    const host = box();
    part(host, 'turn').focus();
    await sendKeys({ press: 'Enter' });
    await until(() => side(host) === 'back');
  });
});

describe('A flip box whose window becomes a desktop’s', () => {
  for (const trigger of ['hover', 'click'])
    it(`shows its front again, though it turns over on ${trigger}`, async () => {
      await setViewport({ width: 991, height: 600 });
      const host = box(`trigger="${trigger}"`);
      host.querySelector<HTMLElement>('#front')!.click();
      await until(() => side(host) === 'back');
      await setViewport(desktop);
      await until(() => host.flipped === false);
      await until(() => side(host) === 'front');
    });
});

describe('For whoever has no pointer, a flip box', () => {
  for (const key of ['Enter', 'Space'])
    it(`has a button, which turns it over by ${key} and says which side it is`, async () => {
      const host = box('trigger="click"');
      const button = part(host, 'turn');
      expect(button.ariaLabel).to.equal('Turn over');
      expect(button.ariaPressed).to.equal('false');
      button.focus();
      await sendKeys({ press: key });
      await until(() => side(host) === 'back');
      expect(button.ariaPressed).to.equal('true');
      await sendKeys({ press: key });
      await until(() => side(host) === 'front');
    });

  it('has nothing to reach on the hidden side', async () => {
    const host = box('trigger="click"');
    host.insertAdjacentHTML('afterend', '<button id="next">n</button>');
    host.querySelector<HTMLElement>('#inner')!.focus();
    expect(document.activeElement!.id).not.to.equal('inner');
    host.querySelector<HTMLElement>('#link')!.focus();
    const reached: string[] = [];
    while (document.activeElement!.id !== 'next' && reached.length < 9) {
      await sendKeys({ press: 'Tab' });
      reached.push(document.activeElement!.id || document.activeElement!.localName);
    }
    expect(reached).to.deep.equal(['wb-flip-box', 'next']);
    host.flipped = true;
    await until(() => side(host) === 'back');
    host.querySelector<HTMLElement>('#link')!.focus();
    expect(document.activeElement!.id).not.to.equal('link');
  });
});

describe('The sides of a flip box', () => {
  it('have one height, that of the higher one, whichever is in view', async () => {
    const host = box(
      'trigger="click"',
      '<div slot="front">F</div><div slot="back" style="block-size: 300px">B</div>',
    );
    const heights = () => ['box', 'front', 'back'].map((it) => part(host, it).offsetHeight);
    expect(new Set(heights()).size).to.equal(1);
    expect(heights()[0]).to.be.above(300);
    const before = heights();
    host.flipped = true;
    await until(() => side(host) === 'back');
    expect(heights()).to.deep.equal(before);
  });

  it('are both on paper', async () => {
    const host = box();
    await emulateMedia({ media: 'print' });
    expect(side(host)).to.equal('front,back');
    const [front, back] = ['front', 'back'].map((it) => part(host, it).getBoundingClientRect());
    expect(back!.top).to.be.at.least(front!.bottom);
    await emulateMedia({ media: 'screen' });
    await emulateMedia({ reducedMotion: 'reduce' });
  });

  it('move in another way for each transition and direction, and end in one place', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const ways = new Set<string>();
    for (const transition of TRANSITIONS) {
      for (const direction of DIRECTIONS) {
        const host = box(`trigger="click" transition="${transition}" direction="${direction}"`);
        // However late a busy machine draws, none of them is over before it is looked at.
        host.style.setProperty('--wb-flip-box-duration', '60s');
        const parts = ['front', 'back'].map((it) => part(host, it));
        const moving = () => parts.flatMap((it) => it.getAnimations());
        part(host, 'turn').click();
        await until(() => moving().length > 0);
        for (const animation of moving()) {
          animation.pause();
          animation.currentTime = 18_000;
        }
        ways.add(
          parts
            .map((it) => {
              const { transform, opacity } = getComputedStyle(it);
              return `${transform} ${opacity}`;
            })
            .join(),
        );
        for (const animation of moving()) animation.finish();
        expect(side(host), `${transition} ${direction}`).to.equal('back');
        expect(parts[1]!.getBoundingClientRect().x).to.be.closeTo(
          host.getBoundingClientRect().x,
          1,
        );
      }
    }
    expect(ways.size).to.equal(24);
  });

  it('change places at once where less motion is asked for', () => {
    expect(getComputedStyle(part(box(), 'back')).transitionDuration).to.equal('0s');
  });

  it('take their time elsewhere', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(getComputedStyle(part(box(), 'back')).transitionDuration).to.equal('0.5s');
    await emulateMedia({ reducedMotion: 'reduce' });
  });
});

describe('What a flip box announces', () => {
  const heardIn = async (act: (heard: string[]) => Promise<void>) => {
    const heard: string[] = [];
    const stop = subscribe('panel.changed', ({ shown, hidden }, key) =>
      heard.push(`${key}: ${shown[0]?.id} for ${hidden[0]?.id}`),
    );
    await act(heard).finally(stop);
  };

  it('is the side in view and the one hidden; what plays there stops', () =>
    heardIn(async (heard) => {
      const host = box(
        'id="f" trigger="click"',
        '<div slot="front" id="a"><video></video></div><div slot="back" id="b">B</div>',
      );
      let paused = 0;
      host.querySelector('video')!.pause = () => (paused += 1);
      part(host, 'turn').click();
      await until(() => paused === 1);
      part(host, 'turn').click();
      await until(() => heard.length === 2);
      expect(heard).to.deep.equal(['f: b for a', 'f: a for b']);
    }));

  it('is its front, too, once a key has turned it under a pointer that has left since (an old bug)', () =>
    heardIn(async (heard) => {
      await setViewport(desktop);
      await moveTo(1, 599);
      const host = box('id="f"');
      await moveOver(host);
      await until(() => heard.length === 1);
      part(host, 'turn').focus();
      await sendKeys({ press: 'Enter' });
      await until(() => part(host, 'turn').ariaPressed === 'true');
      await moveTo(1, 599);
      await until(() => !host.matches(':hover'));
      await sendKeys({ press: 'Enter' });
      await until(() => side(host) === 'front');
      await turn();
      expect(heard).to.deep.equal(['f: back for front', 'f: front for back']);
    }));

  it('is the same of hovering', () =>
    heardIn(async (heard) => {
      await setViewport(desktop);
      await moveTo(1, 599);
      const host = box('id="f"');
      await moveOver(host);
      await until(() => heard.length === 1);
      await moveTo(1, 599);
      await until(() => heard.length === 2);
      expect(heard).to.deep.equal(['f: back for front', 'f: front for back']);
    }));
});
