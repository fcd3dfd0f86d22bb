import { expect } from '@open-wc/testing';
import '../../../elements/text/palette/palette';
import { expectWarning } from '../../support/console';
import { put, turn } from '../../support/test-element';

type Host = HTMLElement & { colors: unknown };

const colors = (hex: string, id = 'ink') => JSON.stringify([{ id, hex }]);
const page = (palettes: string) =>
  put<HTMLElement>(
    `<div>${palettes}<p class="iefhe-cp-ink iefhe-bcp-paper iefhe-bgp-ink">Text</p></div>`,
  );
const styleOf = (box: Element) => getComputedStyle(box.querySelector('p')!);
const property = (id = 'ink') =>
  getComputedStyle(document.documentElement).getPropertyValue(`--wb-palette-${id}`);

describe('wb-palette', () => {
  afterEach(async () => {
    put('<i></i>');
    await turn();
    document.querySelector('style[data-wb]')?.remove();
  });

  it('gives the page its colours, by custom properties and by class', async () => {
    const both = JSON.stringify([
      { id: 'ink', hex: '#102030' },
      { id: 'paper', hex: 'rgba(1,2,3,0.5)' },
    ]);
    const box = page(`<wb-palette colors='${both}'></wb-palette>`);
    await turn();
    expect(property()).to.equal('#102030');
    expect(styleOf(box).color).to.equal('rgb(16, 32, 48)');
    expect(styleOf(box).backgroundColor).to.equal('rgba(1, 2, 3, 0.5)');
    expect(styleOf(box).backgroundImage).to.match(
      /^linear-gradient\(90deg, .*rgb\(16, 32, 48\)\)$/,
    );
  });

  it('repaints at once when a colour changes, and takes back one that is gone', async () => {
    const box = page(`<wb-palette colors='${colors('#111111')}'></wb-palette>`);
    const host = box.querySelector<Host>('wb-palette')!;
    await turn();
    host.colors = [{ id: 'ink', hex: '#222222' }];
    await turn();
    expect(styleOf(box).color).to.equal('rgb(34, 34, 34)');
    host.setAttribute('colors', '[]');
    await turn();
    expect(property()).to.equal('');
    expect(styleOf(box).color).to.equal('rgb(0, 0, 0)');
  });

  it('leaves nothing in the page when it goes, and is back with it', async () => {
    const before = document.adoptedStyleSheets.length;
    const box = page(`<wb-palette colors='${colors('#111111')}'></wb-palette>`);
    const host = box.querySelector('wb-palette')!;
    await turn();
    for (let times = 0; times < 3; times += 1) {
      host.remove();
      await turn();
      expect(property()).to.equal('');
      expect(document.adoptedStyleSheets.length).to.equal(before);
      box.prepend(host);
      await turn();
      expect(property()).to.equal('#111111');
    }
  });

  it('uses the rules that were published, and takes them back too', async () => {
    const rules =
      ':root{--wb-palette-ink:#111111}.iefhe-cp-ink{color:var(--wb-palette-ink)}.iefhe-bcp-ink{background-color:var(--wb-palette-ink)}.iefhe-bgp-ink{background-image:linear-gradient(90deg,transparent,var(--wb-palette-ink))}';
    const published = document.createElement('style');
    published.setAttribute('data-wb', '');
    published.textContent = rules;
    document.head.append(published);
    const before = document.adoptedStyleSheets.length;
    const box = page(`<wb-palette colors='${colors('#111111')}'></wb-palette>`);
    const host = box.querySelector<Host>('wb-palette')!;
    await turn();
    expect(document.adoptedStyleSheets.length).to.equal(before);
    host.colors = [{ id: 'other', hex: '#333333' }];
    await turn();
    expect(property()).to.equal('');
    expect(property('other')).to.equal('#333333');
    host.colors = [{ id: 'ink', hex: '#111' }];
    await turn();
    expect(property()).to.equal('#111111');
    expect(property('other')).to.equal('');
    expect(document.adoptedStyleSheets.length).to.equal(before);
  });

  it('keeps a colour as long as one of two palettes that are alike has it', async () => {
    const one = `<wb-palette colors='${colors('#111111')}'></wb-palette>`;
    const box = page(one + one);
    await turn();
    box.querySelector('wb-palette')!.remove();
    await turn();
    expect(property()).to.equal('#111111');
  });

  it('leaves out what is no colour, with one warning, and keeps the others', async () => {
    expectWarning(/^<wb-palette colors>: 'red' is no colour for 'a', so .+ Write /);
    const mixed = JSON.stringify([
      { id: 'a', hex: 'red' },
      { id: 'ink', hex: '#000' },
    ]);
    page(`<wb-palette colors='${mixed}'></wb-palette>`);
    await turn();
    expect(property('a')).to.equal('');
    expect(property()).to.equal('#000000');
  });
});
