import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/navigation/off-canvas/off-canvas';
import '../../../elements/popups/popup/popup';
import { put } from '../../support/test-element';

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
  });
}
