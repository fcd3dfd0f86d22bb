import { expect } from '@open-wc/testing';
import '../../../elements/text/text/text';
import { expectWarning, warnings } from '../../support/console';
import { put, turn } from '../../support/test-element';

const script = (name: string, data: unknown) =>
  `<script type="application/json" data-wb-${name}>${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
const texts = {
  en: { hello: 'Hello', only: 'Only here', until: 'Until {time}' },
  de: { hello: 'Hallo', until: 'Bis {time}' },
  ar: { hello: 'مرحبا' },
};

async function show(html: string, page: unknown = { language: 'de' }, table: unknown = texts) {
  const data = script('page', page) + (table ? script('texts', table) : '');
  const host = put(`<div>${data}${html}</div>`).querySelector('wb-text') as HTMLElement &
    Record<string, unknown>;
  await turn();
  return host;
}

const textOf = (host: HTMLElement) => host.shadowRoot!.querySelector<HTMLElement>('[part=text]');

describe('wb-text', () => {
  afterEach(() => void put('<i></i>'));

  it("shows the text in the page's language", async () => {
    const host = await show('<wb-text text-key="hello"></wb-text>');
    expect(textOf(host)!.textContent).to.equal('Hallo');
    expect(textOf(host)!.hasAttribute('lang')).to.equal(false);
  });

  it('says the language of a text that is in another one', async () => {
    const host = await show('<wb-text text-key="only"></wb-text>');
    expect(textOf(host)!.textContent).to.equal('Only here');
    expect(textOf(host)!.lang).to.equal('en');
    expect(textOf(host)!.dir).to.equal('auto');
  });

  it('says no language where only the region differs', async () => {
    const host = await show('<wb-text text-key="hello"></wb-text>', { language: 'de-CH' });
    expect(textOf(host)!.hasAttribute('lang')).to.equal(false);
  });

  it('shows the key for which there is no text', async () => {
    const host = await show('<wb-text text-key="shop.closed"></wb-text>');
    expect(textOf(host)!.textContent).to.equal('shop.closed');
  });

  it('shows its own content rather than the key', async () => {
    const host = await show('<wb-text text-key="shop.closed"> <b>Closed</b> </wb-text>');
    expect(textOf(host)).to.equal(null);
    expect(host.querySelector('b')!.checkVisibility()).to.equal(true);
  });

  it('shows the text rather than its own content', async () => {
    const host = await show('<wb-text text-key="hello">Hi</wb-text>');
    expect(host.innerText).not.to.contain('Hi');
    expect(textOf(host)!.checkVisibility()).to.equal(true);
  });

  it('warns, and shows the key, on a page that was given no texts', async () => {
    expectWarning(/^<wb-text text-key="hello">: the page has no texts, so .+ Give it /);
    const host = await show('<wb-text text-key="hello"></wb-text>', {}, null);
    expect(textOf(host)!.textContent).to.equal('hello');
  });

  it('warns of a missing text when the page declares languages', async () => {
    expectWarning(/^<wb-text text-key="lost">: the page has no such text for 'de'/);
    await show('<wb-text text-key="lost"></wb-text>', { language: 'de', languages: ['de', 'en'] });
    expect(warnings()).to.have.length(1);
  });

  it('fills in values, from HTML and from a script, and follows its key', async () => {
    const host = await show(`<wb-text text-key="until" values='{"time":"18:30"}'></wb-text>`);
    expect(textOf(host)!.textContent).to.equal('Bis 18:30');
    host['values'] = { time: 19 };
    await turn();
    expect(textOf(host)!.textContent).to.equal('Bis 19');
    host['textKey'] = 'hello';
    await turn();
    expect(textOf(host)!.textContent).to.equal('Hallo');
  });

  it('shows text as text, never as HTML', async () => {
    const evil =
      '<img src=x onerror="globalThis.wbRan = true"><script>globalThis.wbRan = true</script>';
    const host = await show(
      `<wb-text text-key="evil" values='{"who":"<b>you</b>"}'></wb-text>`,
      { language: 'en' },
      { en: { evil: `${evil}{who}` } },
    );
    expect(textOf(host)!.textContent).to.equal(`${evil}<b>you</b>`);
    expect(textOf(host)!.childElementCount).to.equal(0);
    expect(globalThis).not.to.have.property('wbRan');
  });
});
