import { expect } from '@open-wc/testing';
import {
  type Control,
  fieldErrorOf,
  setFieldError,
} from '../../../../shared/browser/fields/field-error';
import { put } from '../../../support/test-element';

const controlsOf = (form: HTMLElement, name: string) => [
  ...form.querySelectorAll<Control>(`[name="${name}"]`),
];

/** What assistive technology is told of a control beyond its name. */
const described = (control: Control) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

const putForm = () =>
  put(`<form>
    <label>Name <input name="name"></label>
    <p id="hint">As in your passport.</p>
    <input name="passport" aria-describedby="hint" aria-label="Passport">
    <fieldset><legend>Size</legend>
      <label><input type="radio" name="size" value="S"> S</label>
      <label><input type="radio" name="size" value="M"> M</label>
    </fieldset>
    <wb-none><input type="file" name="cv" aria-label="CV"></wb-none>
  </form>`);

describe('An error beside a field', () => {
  it('describes its control, marks it invalid, and stands behind its label', () => {
    const form = putForm();
    const [input] = controlsOf(form, 'name');
    setFieldError([input!], 'This is empty.');
    expect(described(input!)).to.equal('This is empty.');
    expect(input!.getAttribute('aria-invalid')).to.equal('true');
    expect(input!.parentElement!.nextElementSibling!.textContent).to.equal('This is empty.');
    expect(fieldErrorOf(input!)).to.equal('This is empty.');
  });

  it('is a text, whatever it says, and is said once', () => {
    const form = putForm();
    const controls = controlsOf(form, 'name');
    setFieldError(controls, '<img src=x onerror=alert(1)>');
    setFieldError(controls, '<b>Two</b>');
    const errors = [...form.querySelectorAll('[data-wb-field-error]')];
    expect(errors.map((it) => it.textContent)).to.deep.equal(['<b>Two</b>']);
    expect(form.querySelector('img, b')).to.equal(null);
  });

  it('leaves a hint that the author tied to the control', () => {
    const form = putForm();
    const controls = controlsOf(form, 'passport');
    setFieldError(controls, 'Too short.');
    expect(described(controls[0]!)).to.equal('As in your passport. Too short.');
    setFieldError(controls, null);
    expect(controls[0]!.getAttribute('aria-describedby')).to.equal('hint');
  });

  it('stands behind the last of a group, and describes each', () => {
    const form = putForm();
    const radios = controlsOf(form, 'size');
    setFieldError(radios, 'Choose one.');
    expect(radios.map(described)).to.deep.equal(['Choose one.', 'Choose one.']);
    expect(form.querySelector('fieldset')!.lastElementChild!.textContent).to.equal('Choose one.');
    expect(radios.some((it) => it.hasAttribute('aria-invalid'))).to.equal(false);
  });

  it('stands behind the element that a control is wrapped in', () => {
    const form = putForm();
    setFieldError(controlsOf(form, 'cv'), 'Too large.');
    expect(form.querySelector('wb-none')!.nextElementSibling!.textContent).to.equal('Too large.');
  });

  it('leaves nothing behind when it is taken away', () => {
    const form = putForm();
    const before = form.innerHTML;
    for (const name of ['name', 'passport', 'size', 'cv']) {
      setFieldError(controlsOf(form, name), 'Wrong.');
      setFieldError(controlsOf(form, name), null);
      setFieldError(controlsOf(form, name), null);
    }
    expect(form.innerHTML).to.equal(before);
  });

  it('goes from a whole group when one of it is right', () => {
    const form = putForm();
    const before = form.innerHTML;
    const radios = controlsOf(form, 'size');
    setFieldError(radios, 'Choose one.');
    setFieldError([radios[0]!], null);
    expect(radios.map(fieldErrorOf)).to.deep.equal([null, null]);
    expect(form.innerHTML).to.equal(before);
  });

  it('is its own where a field was copied with it', () => {
    const form = putForm();
    const before = form.innerHTML;
    const [input] = controlsOf(form, 'name');
    setFieldError([input!], 'First.');
    const row = document.createElement('div');
    const label = input!.parentElement!;
    row.append(label.cloneNode(true), label.nextElementSibling!.cloneNode(true));
    form.append(row);
    const [copy] = controlsOf(row, 'name');
    expect(fieldErrorOf(copy!)).to.equal('First.');
    setFieldError([copy!], 'Second.');
    expect([input!, copy!].map(described)).to.deep.equal(['First.', 'Second.']);
    expect(row.children.length).to.equal(2);
    setFieldError([copy!], null);
    expect(row.innerHTML).to.equal('<label>Name <input name="name"></label>');
    expect(described(input!)).to.equal('First.');
    row.remove();
    setFieldError([input!], null);
    expect(form.innerHTML).to.equal(before);
  });

  it('goes from a whole group that was copied with it when one of that is right', () => {
    const form = putForm();
    const radios = controlsOf(form, 'size');
    const group = form.querySelector('fieldset')!;
    const before = group.innerHTML;
    setFieldError(radios, 'Choose one.');
    const copy = group.cloneNode(true) as HTMLElement;
    form.append(copy);
    setFieldError([controlsOf(copy, 'size')[0]!], null);
    expect(copy.innerHTML).to.equal(before);
    expect(radios.map(described)).to.deep.equal(['Choose one.', 'Choose one.']);
    setFieldError(radios, null);
    expect(group.innerHTML).to.equal(before);
  });

  it('comes again, and goes, where something has taken it out of the page', () => {
    const form = putForm();
    const before = form.innerHTML;
    const controls = controlsOf(form, 'passport');
    const taken = () => form.querySelector('[data-wb-field-error]')!.remove();
    setFieldError(controls, 'Too short.');
    taken();
    setFieldError(controls, 'Too short.');
    expect(described(controls[0]!)).to.equal('As in your passport. Too short.');
    taken();
    setFieldError(controls, null);
    expect(form.innerHTML).to.equal(before);
  });

  it('is seen: it has the colour of errors', () => {
    const form = putForm();
    setFieldError(controlsOf(form, 'name'), 'Wrong.');
    const error = form.querySelector('[data-wb-field-error]')!;
    expect(getComputedStyle(error).color).not.to.equal(getComputedStyle(form).color);
    expect(getComputedStyle(error).display).to.equal('block');
  });
});
