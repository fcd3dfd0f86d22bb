import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formPatch } from '../../../elements/storefront/add-to-cart/button-state';
import { lightIn } from '../../support/parsed-page';

const patchOf = (html: string, soldOut: string | null, variantId?: string) =>
  formPatch(lightIn(html, /\w+/.exec(html)![0]), { variantId, soldOut });

const MARK = 'data-wb-sold-out';
const off = (before = '') => ({ attributes: { disabled: true, [MARK]: before } });

describe('The button of a form whose variant is sold out', () => {
  const rows: [what: string, html: string, patch: object | undefined][] = [
    ['says so and does nothing', '<button>', { ...off(), cover: 'Sold out' }],
    ['is any that sends', '<button type="submit">', { ...off(), cover: 'Sold out' }],
    ['may have a type nobody knows', '<button type="send">', { ...off(), cover: 'Sold out' }],
    ['is none for scripts', '<button type="BUTTON">', undefined],
    ['is none that resets', '<button type="reset">', undefined],
    ['may be an input, which keeps its label', '<input type="Submit">', off()],
    ['may be a picture', '<input type="image">', off()],
    ['is no field', '<input type="number">', undefined],
    ['is no link', '<a type="submit" href="/cart">', undefined],
    [
      'stays off later if it was off before',
      '<button disabled>',
      { ...off('disabled'), cover: 'Sold out' },
    ],
    [
      'says so in place of a label of its own',
      '<button aria-label="Add a shirt">',
      {
        attributes: { ...off(' Add a shirt').attributes, 'aria-label': 'Sold out' },
        cover: 'Sold out',
      },
    ],
    [
      'keeps what its author wrote',
      `<button disabled ${MARK}="disabled Add a shirt" aria-label="Ausverkauft">`,
      {
        attributes: { ...off('disabled Add a shirt').attributes, 'aria-label': 'Sold out' },
        cover: 'Sold out',
      },
    ],
    ['is marked once', `<button disabled ${MARK}>`, { ...off(), cover: 'Sold out' }],
  ];
  for (const [what, html, patch] of rows)
    it(`${what}: ${html}`, () => assert.deepEqual(patchOf(html, 'Sold out'), patch));
});

describe('The button of a form whose variant can be bought', () => {
  const on = { attributes: { disabled: false, [MARK]: false } };
  const rows: [what: string, html: string, patch: object | undefined][] = [
    ['is left as its author wrote it', '<button disabled>', undefined],
    ['works again', `<button disabled ${MARK}>`, { ...on, cover: null }],
    [
      'stays off if it was off before',
      `<button disabled ${MARK}="disabled">`,
      { attributes: { disabled: true, [MARK]: false }, cover: null },
    ],
    [
      'has its own label again',
      `<button disabled ${MARK}=" Add a shirt" aria-label="Sold out">`,
      { attributes: { ...on.attributes, 'aria-label': 'Add a shirt' }, cover: null },
    ],
    ['may be an input', `<input type="submit" disabled ${MARK}>`, on],
  ];
  for (const [what, html, patch] of rows)
    it(`${what}: ${html}`, () => assert.deepEqual(patchOf(html, null), patch));
});

describe('The hidden product of a form', () => {
  it('is the chosen variant', () =>
    assert.deepEqual(patchOf('<input type="hidden" name="id" value="1">', null, '7'), {
      attributes: { value: '7' },
    }));

  it('stays where the product is unknown, also beside a button that is sold out', () =>
    assert.equal(patchOf('<input type="hidden" name="id">', 'Sold out'), undefined));

  for (const html of ['<input type="hidden" name="token">', '<input name="id">', '<b name="id">'])
    it(`is not ${html}`, () => assert.equal(patchOf(html, null, '7'), undefined));
});
