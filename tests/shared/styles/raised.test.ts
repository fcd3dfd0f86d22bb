import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/forms/select/select';
import '../../../elements/navigation/language-switcher/language-switcher';
import '../../../elements/navigation/mega-menu/mega-menu';
import '../../../elements/navigation/menu/menu';
import '../../../elements/navigation/off-canvas/off-canvas';
import '../../../elements/popups/popup/popup';
import { contrast, luminance, pixelOf } from '../../support/colours';
import { put } from '../../support/test-element';

interface Raised {
  name: string;
  html: string;
  /** What is to be seen over the page. */
  box: string;
  /** The dialog that has the backdrop. */
  dialog?: string;
  /** The sides at which the page is seen beside it; all unless told. */
  sides?: string[];
}

const drawer = (side: string) =>
  `<wb-off-canvas label="Menu" side="${side}"><p>Bread</p></wb-off-canvas>`;
const sizes = '<option>S</option><option>M</option>';
const raised: Raised[] = [
  {
    name: 'a popup',
    html: '<wb-popup label="Sizes"><p>Small is 36.</p></wb-popup>',
    box: '.box',
    dialog: 'dialog',
  },
  ...[
    ['start', 'right'],
    ['end', 'left'],
    ['top', 'bottom'],
    ['bottom', 'top'],
  ].map(([side, edge]) => ({
    name: `a drawer at the ${side}`,
    html: drawer(side!),
    box: '.box',
    dialog: 'dialog',
    sides: [edge!],
  })),
  {
    name: 'the panel of a mega menu',
    html: '<wb-mega-menu trigger="click"><span slot="title">Help</span><p>Ask us.</p></wb-mega-menu>',
    box: '.box',
  },
  {
    name: 'a sub-menu',
    html: '<wb-menu trigger="click"><ul><li><span>Shop</span><ul><li><a href="/bed">Bed</a></li></ul></li></ul></wb-menu>',
    box: '.panel > .entries',
  },
  {
    name: 'the list of a select',
    html: `<wb-select><label for="size">Size</label><select slot="field" id="size">${sizes}</select></wb-select>`,
    box: '.list',
  },
  {
    name: 'the list of languages',
    html: '<wb-language-switcher><a href="/en" hreflang="en" lang="en">English</a><a href="/de" hreflang="de" lang="de">Deutsch</a></wb-language-switcher>',
    box: '.list',
  },
];

const SIDES = ['top', 'right', 'bottom', 'left'];

/** Shows it, and measures it against the page, and against the page under its backdrop. */
function look({ html, box: selector, dialog }: Raised) {
  const host = put<HTMLElement & { open?: () => void }>(html);
  if (host.open) host.open();
  else host.shadowRoot!.querySelector<HTMLElement>('button, .select')!.click();
  const box = host.shadowRoot!.querySelector(selector)!;
  expect(box.checkVisibility()).to.equal(true);
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const veil = dialog
    ? getComputedStyle(host.shadowRoot!.querySelector(dialog)!, '::backdrop').backgroundColor
    : 'transparent';
  const { backgroundColor, color } = getComputedStyle(box);
  const styles = getComputedStyle(box);
  return {
    page: pixelOf(page),
    around: pixelOf(page, veil),
    ground: pixelOf(page, backgroundColor),
    text: pixelOf(page, backgroundColor, color),
    lineAt: (side: string) => ({
      width: parseFloat(styles.getPropertyValue(`border-${side}-width`)),
      style: styles.getPropertyValue(`border-${side}-style`),
      pixel: pixelOf(page, backgroundColor, styles.getPropertyValue(`border-${side}-color`)),
    }),
  };
}

describe('What stands over the page', () => {
  const { style } = document.documentElement;
  before(() => setViewport({ width: 1000, height: 600 }));
  afterEach(() => {
    style.cssText = '';
    put('<p></p>');
  });
  after(() => setViewport({ width: 800, height: 600 }));

  // The browser's own dark page, and one that a site has.
  for (const ground of ['#121212', '#1a1c1a']) {
    for (const thing of raised) {
      it(`is lighter than a dark page of ${ground}, and ends in a line: ${thing.name}`, () => {
        style.cssText = `color-scheme: dark; background: ${ground}`;
        const { page, around, ground: own, text, lineAt } = look(thing);
        expect(luminance(own)).to.be.above(luminance(page));
        expect(contrast(own, around)).to.be.at.least(1.1);
        expect(contrast(text, own)).to.be.at.least(7);
        for (const side of thing.sides ?? SIDES) {
          const line = lineAt(side);
          expect([line.style, line.width]).to.deep.equal(['solid', 1]);
          expect(contrast(line.pixel, own), 'line against it').to.be.at.least(1.4);
          expect(contrast(line.pixel, around), 'line against the page').to.be.at.least(1.6);
        }
      });
    }
  }

  for (const thing of raised) {
    it(`is white on a light page, and ends in a line: ${thing.name}`, () => {
      style.cssText = 'color-scheme: light; background: #faf9f6';
      const { ground, text, lineAt } = look(thing);
      expect(ground).to.deep.equal([255, 255, 255]);
      expect(contrast(text, ground)).to.be.at.least(7);
      for (const side of thing.sides ?? SIDES) {
        const line = lineAt(side);
        expect([line.style, line.width]).to.deep.equal(['solid', 1]);
        expect(contrast(line.pixel, ground)).to.be.at.least(1.3);
      }
    });
  }
});
