import { expect } from '@open-wc/testing';
import '../../../elements/navigation/off-canvas/off-canvas';
import '../../../elements/panels/accordion/accordion';
import '../../../elements/panels/tabs/tabs';
import '../../../elements/popups/popup/popup';
import { put } from '../../support/test-element';

const tabs =
  '<wb-tabs><section><h3>One</h3><p>1</p></section><section><h3>Two</h3><p>2</p></section></wb-tabs>';
const titles = (host: Element) => host.shadowRoot!.querySelector('.titles')!;
const chosen = (host: Element) => host.shadowRoot!.querySelector('.title[aria-selected=true]')!;
const lineOf = (host: Element) => getComputedStyle(titles(host)).borderBottomColor;
const markOf = (host: Element) => getComputedStyle(chosen(host)).borderBottomColor;

describe('A token', () => {
  it('has its default in a shadow root of a page that sets nothing', () => {
    const host = put(tabs);
    expect(lineOf(host)).to.equal('oklab(0 0 0 / 0.2)');
    expect(getComputedStyle(chosen(host)).borderBottomStyle).to.equal('solid');
    expect(markOf(host)).to.match(/^oklab\(0\.3[23]/);
  });

  it('holds for what is below the ancestor that sets it, and for nothing else', () => {
    const page = put(
      `<div>${tabs}<div style="--wb-color-line: rgb(1, 2, 3)">${tabs}</div>${tabs}</div>`,
    );
    const lines = [...page.querySelectorAll('wb-tabs')].map(lineOf);
    expect(lines).to.deep.equal(['oklab(0 0 0 / 0.2)', 'rgb(1, 2, 3)', 'oklab(0 0 0 / 0.2)']);
  });

  it('takes the roles along that are made from it, where it is set', () => {
    const page = put(`<div>${tabs}<div style="--wb-color-accent: #f00">${tabs}</div></div>`);
    const [before, red] = [...page.querySelectorAll('wb-tabs')].map(markOf);
    expect(red).not.to.equal(before);
    const around = put<HTMLElement>(
      '<div style="--wb-color-surface: #123456; color-scheme: light"><wb-popup label="A"><p>A</p></wb-popup></div>',
    );
    const popup = around.querySelector<HTMLElement & { open(): void }>('wb-popup')!;
    popup.open();
    const { backgroundColor } = getComputedStyle(popup.shadowRoot!.querySelector('.box')!);
    expect(backgroundColor).to.equal('rgb(18, 52, 86)');
  });

  it('follows the text and the colour scheme of a band', () => {
    const band = put(`<div style="color: #fff; background: #111">${tabs}</div>`);
    expect(lineOf(band.querySelector('wb-tabs')!)).to.match(/^oklab\(0\.99+\d* .* \/ 0\.2\)$/);
    const dark = put<HTMLElement>(
      '<div style="color-scheme: dark"><wb-off-canvas label="A"><p>A</p></wb-off-canvas></div>',
    );
    const drawer = dark.querySelector<HTMLElement & { open(): void }>('wb-off-canvas')!;
    drawer.open();
    const dialog = drawer.shadowRoot!.querySelector('dialog')!;
    expect(getComputedStyle(dialog, '::backdrop').backgroundColor).to.equal('rgba(0, 0, 0, 0.65)');
  });

  it("gives way to a site's own line, also in the page's own sheet of an element", () => {
    const item = '<details><summary>One</summary><p>1</p></details>';
    const host = put(`<wb-accordion>${item}</wb-accordion>`);
    const details = host.querySelector('details')!;
    const line = () => getComputedStyle(details).borderBottomColor;
    expect(line()).to.equal('oklab(0 0 0 / 0.2)');
    host.style.setProperty('--wb-color-line', 'rgb(1, 2, 3)');
    expect(line()).to.equal('rgb(1, 2, 3)');
    details.style.borderColor = 'rgb(4, 5, 6)';
    expect(line()).to.equal('rgb(4, 5, 6)');
  });

  it('is not set by any element: what it holds is as the page has it', () => {
    const host = put(
      `<wb-tabs style="--wb-radius: 3px"><section><h3>A</h3><p>A</p></section></wb-tabs>`,
    );
    const names = ['--wb-color-line', '--wb-color-accent', '--_wb-color-line'];
    const { style } = { style: getComputedStyle(host.querySelector('p')!) };
    expect(names.map((name) => style.getPropertyValue(name))).to.deep.equal(['', '', '']);
    expect(style.getPropertyValue('--wb-radius')).to.equal('3px');
  });
});
