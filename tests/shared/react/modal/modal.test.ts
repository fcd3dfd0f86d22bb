import { expect, waitUntil as until } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../elements/navigation/off-canvas/off-canvas';
import '../../../../elements/popups/popup/popup';
import { announce } from '../../../../shared/bus/bus';

import { put } from '../../../support/test-element';

type Modal = HTMLElement & { open(): void; close(): void };

const isOpen = (host: Element) => host.shadowRoot!.querySelector('dialog')!.open;

for (const tag of ['wb-popup', 'wb-off-canvas']) {
  describe(`The dialog of <${tag}>`, () => {
    let host: Modal;
    const find = (id: string) => document.getElementById(id)!;

    beforeEach(() => {
      put(`<div><button id="before">Before</button><a id="link" href="#modal">Open</a>
        <${tag} id="modal"><h2>Sizes</h2><button id="inside" popovertarget="list">More</button>
          <div id="list" popover><button id="option">Option</button></div></${tag}></div>`);
      host = find('modal') as Modal;
    });
    afterEach(() => {
      host.close();
      put('');
    });

    it('gives the focus to what was clicked to open it, also where a click gives none', () => {
      // As in Safari: the click leaves the focus where it was.
      find('before').focus();
      find('link').click();
      expect(isOpen(host)).to.equal(true);
      host.close();
      expect(document.activeElement!.id).to.equal('link');
    });

    it('opens for what takes itself out of the page when it is clicked, and closes again', () => {
      find('before').focus();
      find('link').addEventListener('click', () => find('link').remove());
      find('link').click();
      expect(isOpen(host)).to.equal(true);
      host.close();
      expect([isOpen(host), document.activeElement!.id]).to.deep.equal([false, 'before']);
    });

    const focusAfter = (act: () => void) => {
      find('link').click();
      act();
      host.close();
      return document.activeElement!.id;
    };

    it('gives the focus to the nearest place that is left when its opener has been removed', () => {
      // As a card of a list, which is removed by what was asked in the dialog.
      find('link').outerHTML =
        '<ul id="list-of"><li><a id="first" href="#a">A</a></li><li id="card"><button id="hidden" hidden>H</button><a id="link" href="#modal">Open</a></li><li><a id="next" href="#b">B</a></li></ul>';
      const list = find('list-of').outerHTML;
      expect(focusAfter(() => find('link').remove())).to.equal('first');
      find('list-of').outerHTML = list;
      expect(focusAfter(() => find('card').remove())).to.equal('first');
      find('list-of').outerHTML = list;
      expect(focusAfter(() => find('list-of').replaceChildren())).to.equal('before');
      find('list-of').outerHTML = list;
      find('before').remove();
      expect(focusAfter(() => (find('first').hidden = find('link').hidden = true))).to.equal(
        'next',
      );
    });

    it('gives the focus back when its opener went with the element it was drawn in', () => {
      const outer = document.createElement('div');
      outer.attachShadow({ mode: 'open' }).innerHTML = '<button>Open</button>';
      find('link').replaceWith(outer);
      outer.shadowRoot!.querySelector('button')!.focus();
      host.open();
      outer.remove();
      host.close();
      expect(document.activeElement!.id).to.equal('before');
    });

    it('gives the focus to its opener when it is removed itself', async () => {
      find('link').click();
      host.remove();
      await until(() => document.activeElement!.id === 'link');
    });

    it('leaves Escape to a list that is open inside it, and closes at the next one', async () => {
      // By keys: what scripts open all at once, a browser closes all at once.
      find('link').focus();
      await sendKeys({ press: 'Enter' });
      find('inside').focus();
      await sendKeys({ press: 'Enter' });
      expect(find('list').matches(':popover-open')).to.equal(true);
      find('option').focus();
      await sendKeys({ press: 'Escape' });
      expect(find('list').matches(':popover-open')).to.equal(false);
      expect(isOpen(host)).to.equal(true);
      find('inside').focus();
      await sendKeys({ press: 'Escape' });
      expect(isOpen(host)).to.equal(false);
    });

    describe('when the page scrolls to a place beneath it', () => {
      const reasons: string[] = [];
      const onClosed = (event: Event) => reasons.push((event as CustomEvent).detail.reason);
      beforeEach(() => {
        reasons.length = 0;
        host.addEventListener(`${tag}-closed`, onClosed);
        host.open();
      });
      afterEach(() => history.replaceState(null, '', location.pathname + location.search));

      it('closes, when a script has changed the address', async () => {
        location.hash = '#before';
        await until(() => reasons.length > 0);
        expect(reasons).to.deep.equal(['anchor']);
      });

      it('closes, when a link above it names the place where the address is already', async () => {
        location.hash = '#before';
        await until(() => reasons.length > 0);
        host.open();
        const link = Object.assign(document.createElement('a'), { href: '#before' });
        find('before').after(link);
        link.click();
        expect(reasons).to.deep.equal(['anchor', 'anchor']);
      });

      it('closes, when somebody says so on the bus', () => {
        announce('anchor.started', 'before', { source: null });
        expect(reasons).to.deep.equal(['anchor']);
      });

      it('stays open for a place inside it, for itself and for what is hidden', async () => {
        find('before').hidden = true;
        for (const id of ['inside', 'modal', 'before', 'nowhere']) {
          const changed = new Promise((done) =>
            addEventListener('hashchange', done, { once: true }),
          );
          location.hash = id;
          await changed;
          expect(isOpen(host), id).to.equal(true);
        }
      });

      it('asks once whether it may, also for a link inside that changes the address', async () => {
        let asked = 0;
        const refuse = (event: Event) => {
          event.preventDefault();
          asked += 1;
        };
        host.addEventListener(`${tag}-close`, refuse);
        const link = Object.assign(document.createElement('a'), { href: '#before' });
        host.append(link);
        const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        link.click();
        await changed;
        expect([asked, isOpen(host)]).to.deep.equal([1, true]);
        location.hash = '#link';
        await until(() => asked === 2);
        host.removeEventListener(`${tag}-close`, refuse);
      });
    });

    it('stops what plays in it as it closes, in shadow trees too, and fills frames as it opens', async () => {
      const frame = document.createElement('iframe');
      // Of another origin, as any player is.
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.allow = 'autoplay';
      frame.src = new URL('/package.json', location.origin).href;
      const song = document.createElement('audio');
      const inner = document.createElement('div');
      inner.attachShadow({ mode: 'open' }).append(song, frame);
      const loads = () =>
        new Promise((done) => frame.addEventListener('load', done, { once: true }));
      const loaded = loads();
      host.append(inner);
      await loaded;
      host.open();
      let paused = 0;
      song.pause = () => void (paused += 1);

      const steps = history.length;
      const emptied = loads();
      host.close();
      await emptied;
      expect(paused).to.equal(1);

      const filled = loads();
      host.open();
      await filled;
      expect(history.length).to.equal(steps);
    });
  });
}
