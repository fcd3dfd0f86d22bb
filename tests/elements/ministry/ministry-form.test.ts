import { expect } from '@open-wc/testing';
import '../../../elements/ministry/ministry-form/ministry-form';
import { put, turn } from '../../support/test-element';

describe('A form of the ministry', () => {
  it('is drawn from what its server says, and is sent by the browser with its id', () => {
    const form = {
      fields: [
        { name: 'request', label: 'Your request', type: 'textarea', required: true },
        {
          name: 'about',
          label: 'About',
          type: 'select',
          options: ['Me', 'Others'],
          required: true,
        },
      ],
    };
    put(
      `<div><script type="application/json" data-wb-feeds>${JSON.stringify({ '/f.json': form })}</script>
      <wb-ministry-form src="/f.json" form-id="7" action="/prayer"></wb-ministry-form></div>`,
    );
    const drawn = document.querySelector('wb-ministry-form')!.shadowRoot!.querySelector('form')!;
    expect(drawn.method).to.equal('post');
    expect(new URL(drawn.action).pathname).to.equal('/prayer');
    expect(drawn.checkValidity()).to.equal(false);
    drawn.querySelector('textarea')!.value = 'For rain';
    expect(drawn.checkValidity(), 'nobody has chosen').to.equal(false);
    drawn.querySelector('select')!.value = 'Me';
    expect(drawn.checkValidity()).to.equal(true);
    expect([...new FormData(drawn)]).to.deep.equal([
      ['form_id', '7'],
      ['request', 'For rain'],
      ['about', 'Me'],
    ]);
  });

  it('is drawn where a database has null for what there is not, and the same words twice', async () => {
    const none = { type: null, required: null, options: null, hint: null };
    const form = {
      title: null,
      text: null,
      fields: [
        { name: 'a', label: 'First', ...none },
        { name: 'b', label: 'Second', ...none, type: 'select', options: ['Me', 'Others', 'Me'] },
      ],
    };
    put(
      `<div><script type="application/json" data-wb-feeds>${JSON.stringify({ '/n.json': form })}</script>
      <wb-ministry-form src="/n.json"></wb-ministry-form></div>`,
    );
    await turn();
    const drawn = document.querySelector('wb-ministry-form')!.shadowRoot!.querySelector('form')!;
    expect(drawn.querySelector('input')!.type).to.equal('text');
    expect([...drawn.querySelector('select')!.options].map((it) => it.text)).to.deep.equal([
      '–',
      'Me',
      'Others',
    ]);
  });

  it('says that there is nothing where its server has no fields', () => {
    put(
      `<div><script type="application/json" data-wb-feeds>{"/none.json":{"fields":[]}}</script>
      <wb-ministry-form src="/none.json"></wb-ministry-form></div>`,
    );
    const root = document.querySelector('wb-ministry-form')!.shadowRoot!;
    expect(root.querySelector('[part=notice]')!.textContent).to.equal('There is nothing here yet.');
    expect(root.querySelector('form')).to.equal(null);
  });

  it("leaves a form of the author's alone", () => {
    const host = put('<wb-ministry-form><form id="own"></form></wb-ministry-form>');
    expect(host.querySelector('form')!.checkVisibility()).to.equal(true);
    expect(host.shadowRoot!.querySelector('form')).to.equal(null);
  });
});
