import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownValue } from '../../../elements/storefront/own-field';
import { lightIn } from '../../support/parsed-page';

const select = (options: string, more = 'slot="field"') =>
  `<wb-variant-picker><select ${more}>${options}</select></wb-variant-picker>`;
const radios = (inputs: string) =>
  `<wb-variant-picker><fieldset slot="field">${inputs}</fieldset></wb-variant-picker>`;

describe('What an author’s own control says at first', () => {
  const rows: [what: string, html: string, value: string | undefined][] = [
    ['is the first option', select('<option>S<option>M'), 'S'],
    ['is the selected one', select('<option>S<option selected>M'), 'M'],
    ['is the last selected one', select('<option selected>S<option selected>M'), 'M'],
    ['is its value rather than its text', select('<option value="s">Small'), 's'],
    ['is its text, without white space', select('<option>\n Very \n large '), 'Very large'],
    [
      'is the checked radio',
      radios('<input type=radio value=a><input type=radio value=b checked>'),
      'b',
    ],
    ['is empty where no radio is checked', radios('<input type=radio value=a>'), ''],
    ['is nothing of a checkbox', radios('<input type=checkbox value=a checked>'), undefined],
    ['is nothing without a control', '<wb-variant-picker><p>S</p></wb-variant-picker>', undefined],
    ['is nothing of what was drawn', select('<option>S', 'slot="field" data-wb-drawn'), undefined],
    ['is nothing outside the place of controls', select('<option>S', ''), undefined],
  ];
  for (const [what, html, value] of rows)
    it(what, () => assert.equal(ownValue(lightIn(html, 'wb-variant-picker')), value));
});
