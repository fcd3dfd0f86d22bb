import { expect } from '@open-wc/testing';
import { createElement, useRef } from 'react';
import { number } from '../../../shared/contract/attribute';
import { observeVisible } from '../../../shared/browser/observe-visible';
import { useVisible } from '../../../shared/react/hooks/use-visible';
import { define, put, until } from '../../support/test-element';

/** A box of 100 pixels in a room of 100 that scrolls; `shift` says how much of it has left at the top. */
function putBox() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#room { block-size: 100px; overflow: auto } #room > * { block-size: 100px }');
  document.adoptedStyleSheets = [sheet];
  const room = put('<div id="room"><div id="box"></div><div></div><div></div></div>');
  return { room, box: room.firstElementChild!, shift: (to: number) => void (room.scrollTop = to) };
}

/** How many observers are made while something is done. */
async function observersIn(act: () => unknown): Promise<number> {
  const Native = globalThis.IntersectionObserver;
  let count = 0;
  globalThis.IntersectionObserver = class extends Native {
    constructor(...given: ConstructorParameters<typeof Native>) {
      super(...given);
      count += 1;
    }
  };
  try {
    await act();
  } finally {
    globalThis.IntersectionObserver = Native;
  }
  return count;
}

describe('What is in view', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
    put('');
  });

  it('is told as it stands, and each time that half of it comes or goes', async () => {
    const { box, shift } = putBox();
    const heard: boolean[] = [];
    const stop = observeVisible(box, 0.5, (isVisible) => heard.push(isVisible));
    await until(() => heard.length === 1);
    shift(49);
    shift(51);
    await until(() => heard.length === 2);
    shift(50);
    await until(() => heard.length === 3);
    box.remove();
    await until(() => heard.length === 4);
    stop();
    expect(heard).to.deep.equal([true, false, true, false]);
  });

  it('is not what only touches the edge, whatever the share', async () => {
    const { box, shift } = putBox();
    const heard: boolean[] = [];
    const stop = observeVisible(box, 0, (isVisible) => heard.push(isVisible));
    await until(() => heard.length === 1);
    shift(100);
    await until(() => heard.length === 2);
    shift(99);
    await until(() => heard.length === 3);
    stop();
    expect(heard).to.deep.equal([true, false, true]);
  });

  it('is told to several who ask, each once for a change, and to nobody who has stopped', async () => {
    const { room, box, shift } = putBox();
    const heard: string[] = [];
    const stops = ['a', 'b'].map((name) =>
      observeVisible(box, 0.5, (isVisible) => heard.push(`${name} ${isVisible}`)),
    );
    await until(() => heard.length === 2);
    stops.push(observeVisible(box, 0.5, (isVisible) => heard.push(`late ${isVisible}`)));
    await until(() => heard.includes('late true'));
    stops[0]!();
    shift(80);
    await until(() => heard.includes('late false'));
    expect(heard).to.deep.equal(['a true', 'b true', 'late true', 'b false', 'late false']);
    for (const stop of stops) stop();
    // Whoever asks now is told after everybody else would have been.
    shift(0);
    const again: boolean[] = [];
    const stop = observeVisible(room, 0.5, (isVisible) => again.push(isVisible));
    await until(() => again.length);
    stop();
    expect(heard).to.have.length(5);
  });

  it('takes one observer for a share, whoever asks and stops', async () => {
    const { room, box } = putBox();
    const ask = (share: number) =>
      [...room.children].map((node) => observeVisible(node, share, () => undefined));
    let stops: (() => void)[] = [];
    expect(await observersIn(() => (stops = [...ask(0.25), ...ask(0.75)]))).to.equal(2);
    for (const stop of stops) stop();
    expect(await observersIn(() => observeVisible(box, 0.25, () => undefined)())).to.equal(0);
  });
});

describe('useVisible', () => {
  it('says whether a share of a node is in view, and follows it', async () => {
    const tag = define(
      ({ share }) => {
        const node = useRef<HTMLDivElement>(null);
        const isVisible = useVisible(node, Number(share));
        return createElement('div', { ref: node, className: 'box' }, String(isVisible));
      },
      { attributes: { share: number(0.5, 'A share.') }, styles: '.box { block-size: 100px }' },
    );
    const room = put(`<div><${tag}></${tag}></div>`);
    const shown = () => room.firstElementChild!.shadowRoot!.textContent;
    await until(() => shown() === 'true');
    room.hidden = true;
    await until(() => shown() === 'false');
    room.hidden = false;
    await until(() => shown() === 'true');
  });
});
