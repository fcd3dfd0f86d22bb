import { expect } from '@open-wc/testing';
import { createElement, useEffect, useState } from 'react';
import { text } from '../../../shared/contract/attribute';
import { useNative } from '../../../shared/react/hooks/use-native';
import { define, defineRecorder, put, reactRoot, turn, until } from '../../support/test-element';

const attributes = { label: text('', 'A text.') };

/** An element that counts its clicks, and tells how often its effect has begun and ended. */
function defineCounter() {
  const effects = { begun: 0, ended: 0, heard: 0 };
  const tag = define(
    ({ label, host }) => {
      const [clicks, setClicks] = useState(0);
      useEffect(() => {
        effects.begun += 1;
        return () => void (effects.ended += 1);
      }, []);
      useNative(host, 'focusin', () => void (effects.heard += 1));
      return createElement(
        'button',
        { onClick: () => setClicks(clicks + 1) },
        `${String(label)}${clicks}`,
      );
    },
    { attributes },
  );
  return { tag, effects };
}

const buttonOf = (host: Element) => host.shadowRoot!.querySelector('button');
const there = () => document.querySelector('#there')!;

async function clicked(tag: string) {
  const host = put(`<${tag}></${tag}><div id="there"></div>`);
  buttonOf(host)!.click();
  await until(() => buttonOf(host)!.textContent === '1');
  return host;
}

describe('an awake element', () => {
  it('runs its effects twice in development, as React does to find those that leave something', async () => {
    const { tag, effects } = defineCounter();
    await clicked(tag);
    expect(effects).to.include({ begun: 2, ended: 1 });
  });

  it('keeps its state and its focus inside React when a script moves it', async () => {
    const { tag, effects } = defineCounter();
    const host = await clicked(tag);
    const root = reactRoot(host);
    there().append(host);
    await turn();
    expect([reactRoot(host) === root, buttonOf(host)!.textContent]).to.deep.equal([true, '1']);
    expect(effects.begun - effects.ended).to.equal(1);
    buttonOf(host)!.click();
    await until(() => buttonOf(host)!.textContent === '2');
  });

  it('keeps its state when it is taken out and put back at once', async () => {
    const { tag } = defineCounter();
    const host = await clicked(tag);
    host.remove();
    there().append(host);
    host.setAttribute('label', 'x');
    await until(() => buttonOf(host)!.textContent === 'x1');
  });

  it('keeps its state and its focus through moveBefore, where there is one', async function () {
    if (!('moveBefore' in Element.prototype)) this.skip();
    const { tag } = defineCounter();
    const host = await clicked(tag);
    const root = reactRoot(host);
    buttonOf(host)!.focus();
    (there() as unknown as { moveBefore(node: Node, before: Node | null): void }).moveBefore(
      host,
      null,
    );
    await turn();
    expect(reactRoot(host)).to.equal(root);
    expect(host.shadowRoot!.activeElement).to.equal(buttonOf(host));
  });

  it('frees everything when it leaves the page', async () => {
    const { tag, effects } = defineCounter();
    const host = await clicked(tag);
    host.remove();
    await turn();
    expect([reactRoot(host), buttonOf(host)]).to.deep.equal([undefined, null]);
    expect(effects.begun).to.equal(effects.ended);
    host.dispatchEvent(new FocusEvent('focusin'));
    expect(effects.heard).to.equal(0);
  });

  it('mounts nothing when it is told something after it has left', async () => {
    const { tag, effects } = defineCounter();
    const host = await clicked(tag);
    host.remove();
    host.setAttribute('label', 'gone');
    await turn();
    host.setAttribute('label', 'gone for long');
    await turn();
    expect([reactRoot(host), effects.begun - effects.ended]).to.deep.equal([undefined, 0]);
  });

  it('is drawn anew from its present attributes when it comes back later', async () => {
    const { tag, effects } = defineCounter();
    const host = await clicked(tag);
    host.remove();
    await turn();
    host.setAttribute('label', 'back ');
    there().append(host);
    expect(buttonOf(host)!.textContent).to.equal('back 0');
    expect(host.shadowRoot!.querySelectorAll('[data-wb-root]')).to.have.length(1);
    await until(() => effects.begun - effects.ended === 1);
  });
});

describe('the content of an awake element', () => {
  const content = (host: { children: { tag: string }[] }) => host.children.map(({ tag }) => tag);

  it('is read again when a node comes or goes', async () => {
    const it = defineRecorder({ content });
    const host = put(`<${it.tag}><p></p></${it.tag}>`);
    expect(it.given.content).to.deep.equal(['p']);
    host.append(document.createElement('ul'));
    await until(() => (it.given.content as string[]).join() === 'p,ul');
    host.querySelector('p')!.remove();
    await until(() => (it.given.content as string[]).join() === 'ul');
  });

  it('is read once a change, also after the element has come back many times', async () => {
    let read = 0;
    const it = defineRecorder({
      content(own: Parameters<typeof content>[0]) {
        read += 1;
        return content(own);
      },
    });
    const host = put(`<${it.tag}></${it.tag}>`);
    const parent = host.parentNode!;
    for (let round = 0; round < 5; round += 1) {
      host.remove();
      await turn();
      parent.append(host);
    }
    read = 0;
    host.append(document.createElement('ul'));
    await until(() => read > 0);
    await turn();
    expect(read).to.equal(1);
  });
});
