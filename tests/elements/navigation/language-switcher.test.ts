import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import '../../../elements/navigation/language-switcher/language-switcher';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

const image =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%223%22%20height=%222%22/%3E';
const flag = '/demo/gallery/pictures/flag-gb.svg';
const three = `<a href="#en" hreflang="en" lang="en"><img src="${flag}" alt=""> English</a>
  <a href="#de" hreflang="de" lang="de">Deutsch</a>
  <a href="#pt" hreflang="pt" lang="pt">Português</a>`;
type Host = HTMLElement & Record<string, unknown>;

const make = (inner = three, attributes = ''): Host =>
  put<HTMLElement>(
    `<div><wb-language-switcher ${attributes}>${inner}</wb-language-switcher><button id="after">After</button></div>`,
  ).querySelector<Host>('wb-language-switcher')!;
const rootOf = (host: Element) => host.shadowRoot!;
const buttonOf = (host: Element) => rootOf(host).querySelector('button')!;
const listOf = (host: Element) => rootOf(host).querySelector('ul')!;
const linksOf = (host: Element) => [...rootOf(host).querySelectorAll('a')];
const isOpen = (host: Element) => listOf(host).matches(':popover-open');
const focused = (host: Element) => rootOf(host).activeElement?.textContent;
const currentOf = (host: Element) =>
  linksOf(host).flatMap((link) => (link.ariaCurrent === 'true' ? link.textContent : []));

async function violations(host: Element) {
  const found = await axe.run(host.parentElement!, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`);
}

describe('A language switcher', () => {
  beforeEach(() => void (document.documentElement.lang = 'de'));
  afterEach(async () => {
    put('');
    document.documentElement.lang = 'en';
    document.documentElement.dir = '';
    history.replaceState(null, '', location.pathname + location.search);
    await setViewport({ width: 800, height: 600 });
  });

  describe('draws', () => {
    it('a button with the present language, and a link to each', () => {
      const host = make();
      expect(buttonOf(host).textContent).to.equal('Language: Deutsch');
      expect(isOpen(host)).to.equal(false);
      const links = linksOf(host).map((link) => [
        link.getAttribute('href'),
        link.hreflang,
        link.querySelector('bdi')!.lang,
        link.textContent,
      ]);
      expect(links).to.deep.equal([
        ['#en', 'en', 'en', 'English'],
        ['#de', 'de', 'de', 'Deutsch'],
        ['#pt', 'pt', 'pt', 'Português'],
      ]);
      expect(currentOf(host)).to.deep.equal(['Deutsch']);
    });
    it('the same from a list, and from links that come later', async () => {
      const host = make(`<ul>${three.replace(/<a .*<\/a>/g, '<li>$&</li>')}</ul>`);
      expect(linksOf(host)).to.have.length(3);
      host.insertAdjacentHTML('beforeend', '<a href="#fr">Français</a>');
      await until(() => linksOf(host).length === 4);
    });
    it('as present the one that is marked, else the one nearest to the language of the page', () => {
      const marked = three.replace('lang="pt"', 'lang="pt" aria-current="true"');
      expect(currentOf(make(marked))).to.deep.equal(['Português']);
      document.documentElement.lang = 'PT-br';
      expect(currentOf(make())).to.deep.equal(['Português']);
      expect(currentOf(make(`<a href="#br" hreflang="pt-BR">Brasil</a>${three}`))).to.deep.equal([
        'Brasil',
      ]);
      document.documentElement.lang = 'ja';
      const none = make();
      expect(currentOf(none)).to.deep.equal([]);
      expect(buttonOf(none).textContent).to.equal('Language');
    });
    it('flags and names, or one of both, and each link keeps its name for screen readers', async () => {
      const host = make();
      const seenName = (index: number) =>
        linksOf(host)[index]!.querySelector('bdi')!.getBoundingClientRect().width > 1;
      const flags = () => linksOf(host).map((link) => link.querySelectorAll('img').length);
      listOf(host).showPopover();
      expect(flags()).to.deep.equal([1, 0, 0]);
      host['showNames'] = false;
      await until(() => !seenName(0));
      expect(seenName(1)).to.equal(true);
      expect(linksOf(host)[0]!.textContent).to.equal('English');
      host['showNames'] = true;
      host['showFlags'] = false;
      await until(() => flags().join() === '0,0,0');
      await until(() => seenName(0));
    });
    it('names and a warning, when it shall show neither', () => {
      expectWarning(/shows neither flags nor names/);
      const host = make(three, 'show-flags="off" show-names="off"');
      expect(buttonOf(host).querySelector('bdi')!.className).to.equal('name');
    });
    it('the language in capitals where a link has no text', () => {
      expect(linksOf(make('<a href="#a" hreflang="pt-br"></a><a href="#b" lang="it"></a>'))[0])
        .to.have.property('textContent')
        .that.equals('PT-BR');
    });
    it('just the name, where there is one language', () => {
      const host = make('<a href="#de" hreflang="de">Deutsch</a>');
      expect(rootOf(host).querySelector('[part=current]')!.textContent).to.equal('Deutsch');
      expect(rootOf(host).querySelector('button, a')).to.equal(null);
    });
    it('all links in a row as a list', () => {
      const host = make(three, 'layout="list"');
      expect(rootOf(host).querySelector('button')).to.equal(null);
      expect(linksOf(host).every((link) => link.checkVisibility())).to.equal(true);
      expect(listOf(host).ariaLabel).to.equal('Language');
    });
    it('its own label, and the word of the page for Language', () => {
      expect(buttonOf(make(three, 'label="Sprache"')).textContent).to.equal('Sprache: Deutsch');
      const page = put<HTMLElement>(
        `<div><script type="application/json" data-wb-page>{"texts":{"Language":"Langue"}}</script><wb-language-switcher>${three}</wb-language-switcher></div>`,
      );
      expect(buttonOf(page.lastElementChild!).textContent).to.equal('Langue: Deutsch');
    });
  });

  describe('given what it cannot use', () => {
    it('leaves out a link without a safe address, and says so once', async () => {
      expectWarning(/leaves out the link to 'javascript:alert\(1\)', which is no address/);
      const host = make(`${three}<a href="javascript:alert(1)" hreflang="xx">Xx</a>`);
      expect(linksOf(host)).to.have.length(3);
      host['label'] = 'Sprache';
      await turn();
    });
    it('leaves out a link that says nothing, and shows no flag that is none', () => {
      expectWarning(/leaves out the link to '#empty', which has neither a text nor hreflang/);
      const bad = `<a href="#a">A<img src="${image}" alt=""></a><a href="#b">B<img alt=""></a>`;
      const host = make(`${bad}<a href="#empty"></a>`);
      expect(linksOf(host).map((link) => link.innerText)).to.deep.equal(['A', 'B']);
      expect(rootOf(host).querySelector('img')).to.equal(null);
    });
    it('shows its content as it is when there is no link in it, and says so', () => {
      expectWarning(/<wb-language-switcher> has no links/);
      const host = make('<p id="text">English</p>');
      expect(host.querySelector('#text')!.checkVisibility()).to.equal(true);
    });
  });

  describe('is worked by keys:', () => {
    it('Enter opens it and Down moves into it; Escape closes it and gives focus back', async () => {
      const host = make();
      buttonOf(host).focus();
      await sendKeys({ press: 'Enter' });
      expect([isOpen(host), focused(host)]).to.deep.equal([true, 'Language: Deutsch']);
      await sendKeys({ press: 'ArrowDown' });
      expect(focused(host)).to.equal('English');
      await sendKeys({ press: 'Escape' });
      expect([isOpen(host), focused(host)]).to.deep.equal([false, 'Language: Deutsch']);
    });
    it('Down opens it at the present language; Up, Down, Home and End move and stop at the ends', async () => {
      const host = make();
      buttonOf(host).focus();
      const steps = [];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
        await sendKeys({ press: key });
        steps.push(focused(host));
      }
      expect(steps).to.deep.equal([
        'Deutsch',
        'Português',
        'Português',
        'Deutsch',
        'English',
        'Português',
      ]);
    });
    it('letters move to a language that begins so', async () => {
      const host = make();
      buttonOf(host).focus();
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: 'p' });
      expect(focused(host)).to.equal('Português');
    });
    it('Enter follows the link', async () => {
      const host = make();
      buttonOf(host).focus();
      for (const key of ['ArrowDown', 'End', 'Enter']) await sendKeys({ press: key });
      await until(() => location.hash === '#pt');
    });
    it('Tab leaves it, and it closes', async () => {
      const host = make();
      buttonOf(host).focus();
      for (const key of ['ArrowDown', 'End', 'Tab']) await sendKeys({ press: key });
      expect(document.activeElement!.id).to.equal('after');
      expect(isOpen(host)).to.equal(false);
    });
  });

  it('is accessible closed and open, on a phone, from right to left, in both layouts', async () => {
    await setViewport({ width: 320, height: 500 });
    document.documentElement.dir = 'rtl';
    const host = make();
    expect(await violations(host)).to.deep.equal([]);
    listOf(host).showPopover();
    expect(await violations(host)).to.deep.equal([]);
    expect(await violations(make(three, 'layout="list"'))).to.deep.equal([]);
  });
});
