import { expect } from '@open-wc/testing';
import '../../../elements/forms/form/form';
import { deepLinksSlot } from '../../../elements/panels/deep-links-slot';
import '../../../elements/panels/tabs/tabs';
import '../../../elements/sliding/slider/slider';
import { expectWarning, warnings } from '../../support/console';
import { until } from '../../support/test-element';
import { type FormServer, openServer } from './form-server';
import { closeServer } from '../../support/fake-server';
import {
  choose,
  entries,
  fieldErrors,
  fileOf,
  putForm,
  said,
  settled,
  texts,
  the,
  type,
} from './put-form';

let server: FormServer;
beforeEach(() => void (server = openServer()));
afterEach(() => closeServer());

const EMPTY = 'Please fill in the required fields';
const INVALID = 'Please check your entry and try again';
const NO_EMAIL = 'Please enter a valid email address (e.g., name@example.com)';
const MISSING = 'Please fill in this field';

const leave = (control: HTMLElement, to: HTMLElement | null = null) =>
  control.dispatchEvent(
    new FocusEvent('focusout', { bubbles: true, composed: true, relatedTarget: to }),
  );

describe('A form with something wrong in it', () => {
  const forms: [sentence: string, inside: string, beside: string[], whole: string][] = [
    ['says what is missing', '<input name="a" required>', [MISSING], EMPTY],
    ['says that a blank is nothing', '<input name="a" required value=" ">', [MISSING], EMPTY],
    [
      'says what is no e-mail address',
      '<input name="a" type="email" value="a">',
      [NO_EMAIL],
      NO_EMAIL,
    ],
    [
      'says that something is missing before anything else',
      '<input name="a" type="email" value="a"><input name="b" required>',
      [NO_EMAIL, MISSING],
      EMPTY,
    ],
    [
      'says what does not match its pattern',
      '<input name="a" pattern="[0-9]+" value="x">',
      [INVALID],
      INVALID,
    ],
    [
      'heeds a pattern of a text area as well',
      '<textarea name="a" pattern="[0-9]+">x</textarea>',
      [INVALID],
      INVALID,
    ],
    [
      'says both limits of a number, each for itself',
      '<input name="a" type="number" min="0" value="-1"><input name="b" type="number" max="0" value="1">',
      [
        'Selected quantity is less than stock status, min: 0',
        'Selected quantity is more than stock status, max: 0',
      ],
      INVALID,
    ],
    [
      'needs a choice in a required list of several',
      '<select name="a" multiple required><option>a</option></select>',
      [MISSING],
      EMPTY,
    ],
    [
      'takes a blank choice for none',
      '<select name="a" required><option value=" " selected>-</option><option>a</option></select>',
      [MISSING],
      EMPTY,
    ],
    [
      'needs one of a required group of checkboxes',
      '<input type="checkbox" name="a" value="1"><input type="checkbox" name="a" value="2" required>',
      [MISSING],
      EMPTY,
    ],
    [
      'needs one of a group whose fieldset says so',
      '<fieldset data-required><input type="checkbox" name="a" value="1"><input type="checkbox" name="a" value="2"></fieldset>',
      [MISSING],
      EMPTY,
    ],
    [
      'needs one of a required group of radio buttons',
      '<input type="radio" name="a" value="1" required><input type="radio" name="a" value="2">',
      [MISSING],
      EMPTY,
    ],
  ];
  for (const [sentence, inside, beside, whole] of forms) {
    it(`${sentence}: ${inside}`, () => {
      const { host, button, form } = putForm(inside);
      button.click();
      expect(fieldErrors(form)).to.deep.equal(beside);
      const summary = host.shadowRoot!.querySelector('[part=summary-title]');
      expect(summary?.textContent ?? texts(host)[0]).to.equal(whole);
      expect(server.sent).to.deep.equal([]);
    });
  }

  const right = [
    '<input name="a" type="number" min="5">',
    '<input name="a" type="number" value="-1.25">',
    '<input name="a" type="number" min="-3" max="0" value="0" required>',
    '<input name="a" readonly required>',
    '<input name="a" type="hidden" required>',
    '<input name="a" disabled required>',
    '<input name="a" required value="x"><input name="a" required value="y">',
    '<input type="checkbox" name="a" value="1" checked><input type="checkbox" name="a" value="2" required>',
    '<select name="a" required multiple><option>a</option><option selected>b</option></select>',
  ];
  for (const inside of right) {
    it(`is none with ${inside}`, async () => {
      const { button, form } = putForm(inside);
      button.click();
      await until(() => server.sent.length === 1);
      expect(fieldErrors(form)).to.deep.equal([]);
    });
  }

  const native = [
    '<input name="a" type="number" min="0" step="5" value="7">',
    '<input name="a" type="url" value="x">',
    '<input name="a" type="date" min="2024-01-01" value="2023-12-31">',
    '<input name="a" type="time" max="12:00" value="13:00">',
  ];
  for (const inside of native) {
    it(`says what the browser says: ${inside}`, () => {
      const { button, form } = putForm(inside);
      const { validationMessage } = the(form, 'input');
      expect(validationMessage).not.to.equal('');
      button.click();
      expect(fieldErrors(form)).to.deep.equal([validationMessage]);
    });
  }

  it('says what a page script says against a field', () => {
    const { button, form } = putForm('<input name="a" value="x">');
    the(form, 'input').setCustomValidity('This name is taken.');
    button.click();
    expect(fieldErrors(form)).to.deep.equal(['This name is taken.']);
  });

  it('says it in its own words: of a field, else of the form', () => {
    const fields = JSON.stringify({ a: { requiredError: 'Your name, please.' } });
    const { host, button, form } = putForm(
      '<input name="a" required><input name="n" type="number" min="3" value="1">',
      { more: `fields='${fields}' min-num-error="At least" empty="Something is missing."` },
    );
    button.click();
    expect(fieldErrors(form)).to.deep.equal(['Your name, please.', 'At least 3']);
    const title = host.shadowRoot!.querySelector('[part=summary-title]')!;
    expect(title.textContent).to.equal('Something is missing.');
  });

  it('says one sentence of everything in the classic words', () => {
    for (const inside of ['<input name="a" required>', '<input name="a" type=email value="a">']) {
      const { host, button } = putForm(inside, { more: 'messages="classic"' });
      button.click();
      expect(texts(host)).to.deep.equal([INVALID]);
    }
  });

  it('takes any text where a pattern is no regular expression, and says so once', async () => {
    expectWarning(/pattern="\[\\w\.-\]\+">: the pattern is no regular expression/);
    const { button } = putForm('<input name="broken" pattern="[\\w.-]+" value="!">');
    button.click();
    await until(() => server.sent.length === 1);
    button.click();
    expect(warnings()).to.have.length(1);
  });

  it('with texts that are malformed goes on with those for all, and says so', () => {
    for (const [fields, warning] of [
      ['{"a":', /fields=.*is not JSON/],
      ['["a"]', /it is no object/],
      ['{"a": "text"}', /"a" is no object/],
    ] as const) {
      expectWarning(warning);
      const { button, form } = putForm('<input name="a" required>', { more: `fields='${fields}'` });
      button.click();
      expect(fieldErrors(form)).to.deep.equal([MISSING]);
    }
  });
});

describe('A file that is chosen', () => {
  const FILE = '<input type="file" name="f" accept=".txt,.PDF" data-max-size="0.001">';
  const SIZE = 'This file exceeds the maximum allowed size. 0.001 MB';
  const KIND = 'Only files with the following extensions are allowed: .txt, .pdf';
  const rows: [sentence: string, files: File[], error: string[]][] = [
    ['exactly at the limit is taken', [fileOf('a.txt', 1048)], []],
    ['too large is refused at once', [fileOf('a.txt', 1049)], [SIZE]],
    ['of another kind is refused at once', [fileOf('a.exe')], [KIND]],
    ['without extension is refused at once', [fileOf('README')], [KIND]],
    ['with an extension in capitals is taken', [fileOf('A.TXT'), fileOf('b.pdf')], []],
    ['first of several counts as well', [fileOf('a.exe'), fileOf('b.txt')], [KIND]],
  ];
  for (const [sentence, files, error] of rows) {
    it(sentence, () => {
      const { form } = putForm(FILE.replace('<input', '<input multiple'));
      choose(the(form, 'input'), ...files);
      expect(fieldErrors(form)).to.deep.equal(error);
    });
  }

  it('of any kind is taken where no list is written', () => {
    const { form } = putForm('<input type="file" name="f">');
    choose(the(form, 'input'), fileOf('a.exe'));
    expect(fieldErrors(form)).to.deep.equal([]);
  });

  it('has the limit of old where its limit is no number, and its author is told', () => {
    expectWarning(/data-max-size="much">: the largest size is no number, so 1 MB is used/);
    const { form } = putForm('<input type="file" name="f" data-max-size="much">');
    choose(the(form, 'input'), fileOf('a', 1024 * 1024 + 1));
    expect(fieldErrors(form)).to.deep.equal(['This file exceeds the maximum allowed size. 1 MB']);
  });
});

describe('A field that is wrong', () => {
  const TWO =
    '<label>A <input name="a" required></label><label>B <input name="b" required></label>';

  it('is described by what is wrong with it, beside it, and known to be wrong', () => {
    const { button, form } = putForm(TWO);
    button.click();
    const input = the(form, '[name=a]');
    const error = the<HTMLElement>(form, '[data-wb-field-error]');
    expect(input.getAttribute('aria-describedby')).to.equal(error.id);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(input.closest('label')!.nextElementSibling).to.equal(error);
  });

  it('alone takes the focus, and the form says why in an alert', () => {
    const { host, button, form } = putForm('<input name="x"><input name="a" required>');
    button.focus();
    button.click();
    expect(document.activeElement).to.equal(the(form, '[name=a]'));
    expect(said(host)).to.deep.equal([{ text: EMPTY, state: 'error', role: 'alert' }]);
    expect(entries(host)).to.deep.equal([]);
  });

  it('in a slide that is out of view brings it, and takes the focus (an old bug)', async () => {
    const slides = '<div><input name="a" required></div><div>Two</div>';
    const { button, form } = putForm(`<wb-slider>${slides}</wb-slider>`);
    const slider = the<HTMLElement & { active: number }>(form, 'wb-slider');
    slider.active = 2;
    await until(() => the(form, 'div').inert);
    button.click();
    const focused = document.activeElement?.getAttribute('name');
    expect([focused, slider.active]).to.deep.equal(['a', 1]);
  });

  it('in a part that is hidden until it is found shows that, and takes the focus', () => {
    const { button, form } = putForm('<div hidden="until-found"><input name="a" required></div>');
    button.click();
    expect(document.activeElement?.getAttribute('name')).to.equal('a');
    expect(the(form, 'div').hasAttribute('hidden')).to.equal(false);
  });

  it('in a last section of tabs that is hidden until it is found shows that at once, too', async () => {
    const { button, form } = putForm(`<wb-tabs><section><h3>One</h3></section>
      <section hidden="until-found"><h3>Two</h3><input name="a" required></section></wb-tabs>`);
    const tabs = the<HTMLElement & { active: number }>(form, 'wb-tabs');
    await until(() => deepLinksSlot.value?.has('wb-tabs'));
    button.click();
    expect(document.activeElement?.getAttribute('name')).to.equal('a');
    await until(() => tabs.shadowRoot!.querySelectorAll('[role=tab]').length === 2);
    expect([tabs.active, the(form, '[name=a]').checkVisibility()]).to.deep.equal([2, true]);
  });

  it('with others stands in a summary, whose first entry has the focus and leads to it', () => {
    const { host, button, form } = putForm(TWO);
    button.click();
    expect(said(host)).to.deep.equal([]);
    const [first, second] = entries(host);
    expect([first!.textContent, second!.textContent]).to.deep.equal([
      `A: ${MISSING}`,
      `B: ${MISSING}`,
    ]);
    expect(host.shadowRoot!.activeElement).to.equal(first);
    const group = first!.closest('[role=group]')!;
    const title = host.shadowRoot!.getElementById(group.getAttribute('aria-labelledby')!);
    expect(title!.textContent).to.equal(EMPTY);
    second!.click();
    expect(document.activeElement).to.equal(the(form, '[name=b]'));
  });

  it('is called by its label in the summary, without the hint that stands in it', () => {
    const field = (name: string) =>
      `<label>${name}<input name="${name}" required> <small>A hint</small></label>`;
    const { host, button } = putForm(field('A') + field('B'));
    button.click();
    expect(entries(host).map((it) => it.textContent)).to.deep.equal([
      `A: ${MISSING}`,
      `B: ${MISSING}`,
    ]);
  });

  it('in a group is led to where the choice is', () => {
    const { button, form } = putForm(
      '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" required>',
    );
    button.click();
    expect(document.activeElement).to.equal(the(form, '[value="1"]'));
  });

  it('is no longer called wrong once it is right, and then the summary is shorter', async () => {
    const { host, button, form } = putForm(TWO);
    button.click();
    type(the(form, '[name=a]'), 'x');
    await until(() => entries(host).length === 1);
    expect(fieldErrors(form)).to.deep.equal([MISSING]);
    expect(the(form, '[name=a]').hasAttribute('aria-invalid')).to.equal(false);
    type(the(form, '[name=b]'), 'x');
    await until(() => entries(host).length === 0);
    expect(host.shadowRoot!.querySelector('[part=summary]')).to.equal(null);
  });

  it('in a group is right with any choice', async () => {
    const { host, button, form } = putForm(
      '<fieldset data-required><input type="checkbox" name="a" value="1"><input type="checkbox" name="a" value="2"></fieldset>',
    );
    button.click();
    expect(texts(host)).to.deep.equal([EMPTY]);
    the(form, '[value="2"]').click();
    await until(() => texts(host).length === 0);
    expect(fieldErrors(form)).to.deep.equal([]);
  });

  it('is still called wrong while it is, in the words of what is wrong now', () => {
    const { button, form } = putForm('<input name="a" type="email" required>');
    button.click();
    type(the(form, '[name=a]'), 'a');
    expect(fieldErrors(form)).to.deep.equal([NO_EMAIL]);
  });

  it('is forgotten when the form is reset', async () => {
    const { host, button, form } = putForm(TWO);
    button.click();
    form.reset();
    await until(() => fieldErrors(form).length === 0 && entries(host).length === 0);
  });

  it('is forgotten when the element goes', async () => {
    const { host, button, form } = putForm(TWO);
    button.click();
    host.remove();
    await settled();
    expect(fieldErrors(form)).to.deep.equal([]);
    expect(form.noValidate).to.equal(false);
  });
});

describe('A field that is left', () => {
  it('is checked when something was changed in it, and the form says nothing', () => {
    const { host, form } = putForm('<input name="a" type="email">');
    const input = the(form, 'input');
    type(input, 'a');
    expect(fieldErrors(form)).to.deep.equal([]);
    leave(input);
    expect(fieldErrors(form)).to.deep.equal([NO_EMAIL]);
    expect(said(host)).to.deep.equal([]);
  });

  it('is not checked when it was only passed through', () => {
    const { form } = putForm('<input name="a" required>');
    leave(the(form, 'input'));
    expect(fieldErrors(form)).to.deep.equal([]);
  });

  it('is not checked when it was changed only before the form was sent, or reset', async () => {
    const { button, form } = putForm('<input name="a" required>');
    const field = the(form, 'input');
    for (const empty of [() => button.click(), () => form.reset()]) {
      type(field, 'x');
      empty();
      await until(() => field.value === '');
      await settled();
      leave(field);
      expect(fieldErrors(form)).to.deep.equal([]);
    }
  });

  it('is not checked while the focus stays in its group', () => {
    const { form } = putForm(
      '<fieldset data-required><input type="checkbox" name="a" value="1" checked><input type="checkbox" name="a" value="2"></fieldset>',
    );
    const one = the(form, '[value="1"]');
    one.click();
    leave(one, the(form, '[value="2"]'));
    expect(fieldErrors(form)).to.deep.equal([]);
    leave(one);
    expect(fieldErrors(form)).to.deep.equal([MISSING]);
  });

  it('by pressing a button is checked only after that, since the button would move away', async () => {
    const { form, button } = putForm('<input name="a" type="email">');
    const input = the(form, 'input');
    type(input, 'a');
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    leave(input, button);
    expect(fieldErrors(form)).to.deep.equal([]);
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
    await until(() => fieldErrors(form).length === 1);
  });
});

describe("The browser's own checks", () => {
  it('are on until a visitor begins with the form, and off from then on', () => {
    const { form } = putForm('<input name="a" required>');
    expect(form.noValidate).to.equal(false);
    the(form, 'input').focus();
    expect(form.noValidate).to.equal(true);
  });

  it('stay off where their author has switched them off', async () => {
    const { host, form } = putForm('<input name="a">', { form: 'action="/x" novalidate' });
    the(form, 'input').focus();
    host.remove();
    await settled();
    expect(form.noValidate).to.equal(true);
  });
});
