import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/forms/form/form';
import { until } from '../../support/test-element';
import { type FormServer, openServer } from './form-server';
import { closeServer } from '../../support/fake-server';
import { entries, fieldErrors, eventDetails, putForm, settled, texts, the, type } from './put-form';

let server: FormServer;
beforeEach(() => void (server = openServer()));
afterEach(() => closeServer());

const step = (title: string, inside: string, more = '') =>
  `<fieldset ${more}><legend>${title}</legend>${inside}</fieldset>`;
const THREE = [
  step('First', '<label>A <input name="a" required></label>'),
  step('Second', '<label>B <input name="b" type="number" min="1"></label>'),
  step('Third', '<label>C <input name="c" required></label>'),
].join('');

const STEPS = 'type="multistep"';
const putSteps = (inside = THREE, more = '') => putForm(inside, { more: `${STEPS} ${more}` });

const button = (host: Element, part: 'next' | 'previous') =>
  host.shadowRoot!.querySelector<HTMLButtonElement>(`[part=${part}]`)!;
const next = (host: Element) => button(host, 'next').click();
const previous = (host: Element) => button(host, 'previous').click();
const isSeen = (node: HTMLElement) => node.checkVisibility();
/** Which steps show, counted from 1. */
const shown = (host: Element) =>
  [...host.querySelectorAll('fieldset')].flatMap((it, index) => (isSeen(it) ? [index + 1] : []));
const announced = (host: Element) =>
  host.shadowRoot!.querySelector('.moves [role=status]')!.textContent;
const bar = (host: Element) => host.shadowRoot!.querySelector('progress')!;

describe('A form in steps', () => {
  it('shows one step after the other, and its own button with the last', () => {
    const { host, form, button: send } = putSteps();
    const state = () => [
      shown(host).join(),
      isSeen(button(host, 'previous')),
      isSeen(button(host, 'next')),
      isSeen(send),
    ];
    expect(state()).to.deep.equal(['1', false, true, false]);
    type(the(form, '[name=a]'), 'x');
    next(host);
    expect(state()).to.deep.equal(['2', true, true, false]);
    next(host);
    expect(state()).to.deep.equal(['3', true, false, true]);
    previous(host);
    previous(host);
    expect(state()).to.deep.equal(['1', false, true, false]);
  });

  const inThree = (send: string, more = '') =>
    putSteps(
      `${step('First', '<input name="a">')}${step('Second', '<input name="b">')}${step('Third', '<input name="c">')}<p><button>${send}</button></p>`,
      more,
    );
  const placeOf = (node: Element) => node.getBoundingClientRect();

  for (const width of [800, 390, 320])
    it(`has the way back beside its own button in the last step, and in the same place before: ${width} px`, async () => {
      await setViewport({ width, height: 600 });
      const { host, button: send } = inThree('Send');
      next(host);
      const before = placeOf(button(host, 'previous'));
      next(host);
      const [back, sends] = [button(host, 'previous'), send].map(placeOf);
      expect([back!.left, back!.width]).to.deep.equal([before.left, before.width]);
      expect(back!.bottom).to.be.closeTo(sends!.bottom, 1);
      expect(back!.right).to.be.below(sends!.left);
      expect(sends!.right).to.be.closeTo(placeOf(host).right, 1);
    });

  it('has the way back below its own button where both have long words on a phone', async () => {
    await setViewport({ width: 320, height: 600 });
    const { host, button: send } = inThree(
      'Register for the course in spring',
      'previous-text="Back to the questions of the step before"',
    );
    next(host);
    next(host);
    const [back, sends] = [button(host, 'previous'), send].map(placeOf);
    expect(back!.top).to.be.at.least(sends!.bottom);
    expect(back!.left).to.equal(sends!.left);
    expect(sends!.right).to.be.closeTo(placeOf(host).right, 1);
    expect(placeOf(host).bottom).to.be.at.least(back!.bottom);
  });

  it('goes on only when its present step is right, whatever the others are like', () => {
    const { host, form } = putSteps();
    next(host);
    expect(shown(host)).to.deep.equal([1]);
    expect(fieldErrors(form)).to.deep.equal(['Please fill in this field']);
    expect(texts(host)).to.deep.equal(['Please fill in the required fields']);
    expect(document.activeElement).to.equal(the(form, '[name=a]'));
    type(the(form, '[name=a]'), 'x');
    next(host);
    expect(shown(host)).to.deep.equal([2]);
    type(the(form, '[name=b]'), '0');
    next(host);
    expect(shown(host)).to.deep.equal([2]);
    previous(host);
    expect(shown(host)).to.deep.equal([1]);
    expect(texts(host)).to.deep.equal([]);
  });

  it('takes Enter in a field for the way to the next step, and sends nothing before the last', async () => {
    const { host, form } = putSteps();
    type(the(form, '[name=a]'), 'x');
    // What Enter does in a browser: it presses the form's button, also one that does not show.
    the(form, 'button').click();
    expect(shown(host)).to.deep.equal([2]);
    form.requestSubmit();
    expect(shown(host)).to.deep.equal([3]);
    expect(server.sent).to.deep.equal([]);
    type(the(form, '[name=c]'), 'x');
    form.requestSubmit();
    await until(() => server.sent.length === 1);
    expect(server.sent[0]!.records.map(({ name }) => name)).to.deep.equal(['a', 'b', 'c']);
  });

  it('moves the focus to the step that comes, announces it and says it by an event', () => {
    const { host, form } = putSteps();
    const heard = eventDetails(host, 'wb-form-step');
    const [first, second] = form.querySelectorAll('fieldset');
    type(the(form, '[name=a]'), 'x');
    next(host);
    expect(document.activeElement).to.equal(second);
    expect(announced(host)).to.equal('Step 2 of 3: Second');
    previous(host);
    expect(document.activeElement).to.equal(first);
    expect(announced(host)).to.equal('Step 1 of 3: First');
    expect(heard).to.deep.equal([
      { step: 2, steps: 3 },
      { step: 1, steps: 3 },
    ]);
  });

  it('has nothing before its first step and nothing behind its last', () => {
    const { host } = putSteps(step('A', '<input name="a">') + step('B', '<input name="b">'));
    const heard = eventDetails(host, 'wb-form-step');
    previous(host);
    expect(shown(host)).to.deep.equal([1]);
    next(host);
    expect(heard).to.deep.equal([{ step: 2, steps: 2 }]);
  });

  it('leads to a field that is wrong in a step before', () => {
    const { host, form, button: send } = putSteps();
    const a = the(form, '[name=a]');
    type(a, 'x');
    next(host);
    next(host);
    const heard = eventDetails(host, 'wb-form-step');
    a.value = '';
    send.click();
    const [first] = entries(host);
    expect(shown(host)).to.deep.equal([3]);
    first!.click();
    expect(shown(host)).to.deep.equal([1]);
    expect(announced(host)).to.equal('Step 1 of 3: First');
    expect(heard).to.deep.equal([{ step: 1, steps: 3 }]);
    expect(document.activeElement).to.equal(a);
    type(the(form, '[name=c]'), 'x');
    next(host);
    next(host);
    expect(document.activeElement).to.equal(a);
  });

  it('is sent as it is from any step whose own button says so', async () => {
    const draft = '<button name="draft" formnovalidate>Draft</button>';
    const { form, host } = putSteps(
      step('First', `<label>A <input name="a" required></label>${draft}`) +
        step('Second', '<label>B <input name="b" required></label><button>Send</button>'),
    );
    the(form, '[name=draft]').click();
    await until(() => texts(host).length > 0);
    expect(texts(host)).to.deep.equal(['Your email was sent successfully']);
  });

  it('is sent by Enter from its last step, whatever the buttons of others do', async () => {
    const draft = '<button formaction="/draft">Save</button>';
    const { form, host } = putSteps(
      step('First', `<input name="a">${draft}`) +
        step('Second', '<input name="b"><button>Send</button>'),
    );
    next(host);
    let isNative: boolean | undefined;
    const stay = (event: Event) => {
      isNative = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('submit', stay, { once: true });
    // As Enter in a field does, which presses the first button of all.
    form.requestSubmit(form.querySelector<HTMLButtonElement>('[formaction]'));
    expect(isNative).to.equal(false);
    await until(() => texts(host).length > 0);
    expect(server.sent).to.have.length(1);
  });

  it('begins anew once it was sent, with the focus on what is said', async () => {
    const { host, form, button: send } = putSteps();
    type(the(form, '[name=a]'), 'x');
    type(the(form, '[name=c]'), 'x');
    next(host);
    next(host);
    send.focus();
    send.click();
    await until(() => texts(host).length > 0);
    expect(shown(host)).to.deep.equal([1]);
    expect(announced(host)).to.equal('');
    const report = host.shadowRoot!.activeElement!;
    expect(report.contains(host.shadowRoot!.querySelector('[part=message]'))).to.equal(true);
  });

  it('stays at its last step when it was not sent', async () => {
    server.answer({ body: { success: false, errors: ['No.'] } });
    const { host, form, button: send } = putSteps();
    type(the(form, '[name=a]'), 'x');
    type(the(form, '[name=c]'), 'x');
    next(host);
    next(host);
    send.click();
    await until(() => texts(host).length > 0);
    expect(shown(host)).to.deep.equal([3]);
    expect(the(form, '[name=c]').value).to.equal('x');
  });

  it('begins anew when it is reset', async () => {
    const { host, form } = putSteps();
    type(the(form, '[name=a]'), 'x');
    next(host);
    form.reset();
    await until(() => shown(host)[0] === 1);
  });

  it('with one step shows its own button, and no way on', () => {
    const { host, button: send } = putSteps(step('Only', '<input name="a">'), 'view="progressBar"');
    expect(isSeen(send)).to.equal(true);
    expect(button(host, 'next')).to.equal(null);
    expect(bar(host).value).to.equal(0);
  });

  it('without any step is a plain form', async () => {
    const { button: send } = putSteps('<input name="a" value="x">');
    send.click();
    await until(() => server.sent.length === 1);
  });

  it('takes what is marked as a step in place of fieldsets', () => {
    const { host, form } = putSteps(
      `<div><div data-step="One">${step('Inner', '<input name="a">')}</div><section data-step="Two"><input name="b"></section></div>`,
      'view="text"',
    );
    expect(isSeen(the(form, '[name=a]'))).to.equal(true);
    expect(isSeen(the(form, '[name=b]'))).to.equal(false);
    const titles = [...host.shadowRoot!.querySelectorAll('[part~=step]')];
    expect(titles.map((it) => it.textContent)).to.deep.equal(['One', 'Two']);
    next(host);
    expect(isSeen(the(form, '[name=b]'))).to.equal(true);
  });

  it('keeps a button inside its last step there', () => {
    const inside = `${step('A', '<input name="a">')}${step('B', '<button>Send</button>')}`;
    const { host, button: send } = putSteps(inside);
    expect(isSeen(send)).to.equal(false);
    next(host);
    expect(isSeen(send)).to.equal(true);
  });

  it('shows everything again when it is a form in steps no more', async () => {
    const { host, button: send } = putSteps();
    host['type'] = 'single';
    await settled();
    expect(shown(host)).to.deep.equal([1, 2, 3]);
    expect(isSeen(send)).to.equal(true);
    expect(host.querySelector('[data-wb-step]')).to.equal(null);
  });

  it('hides nothing when its code could not be had', () => {
    const { host } = putSteps();
    host.toggleAttribute('data-wb-failed', true);
    expect(shown(host)).to.deep.equal([1, 2, 3]);
    expect(isSeen(button(host, 'next'))).to.equal(false);
  });
});

describe('The steps of a form', () => {
  const views: [view: string, marks: string[], titles: boolean][] = [
    ['text', [], true],
    ['number', ['1', '2', '3'], false],
    ['number-text', ['1', '2', '3'], true],
    ['icon', ['●', '○', '○'], false],
    ['icon-text', ['●', '○', '○'], true],
  ];
  const list = (host: Element) => [...host.shadowRoot!.querySelectorAll('[part~=step]')];
  for (const [view, marks, isTitled] of views) {
    it(`are shown as ${view}, and always named for those who do not see them`, () => {
      const { host } = putSteps(THREE, `view="${view}"`);
      const found = [...host.shadowRoot!.querySelectorAll('[part=step-mark]')];
      expect(found.map((it) => it.textContent)).to.deep.equal(marks);
      const titles = list(host).map((it) => it.lastElementChild as HTMLElement);
      expect(titles.map((it) => it.textContent)).to.deep.equal(['First', 'Second', 'Third']);
      expect(titles.every((it) => it.offsetWidth > 1)).to.equal(isTitled);
      expect(list(host).map((it) => it.getAttribute('aria-current'))).to.deep.equal([
        'step',
        null,
        null,
      ]);
    });
  }

  it('carry the icons that their author gave them', () => {
    const inside = `${step('A', '<input name="a">', 'data-icon="✎"')}${step('B', '')}`;
    const { host } = putSteps(inside, 'view="icon"');
    const found = [...host.shadowRoot!.querySelectorAll('[part=step-mark]')];
    expect(found.map((it) => it.textContent)).to.deep.equal(['✎', '○']);
  });

  it('are a bar in percent, with two decimals at most', () => {
    const { host, form } = putSteps(THREE, 'view="progressBar"');
    const text = () => host.shadowRoot!.querySelector('[part=progress-text]')!.textContent;
    expect([bar(host).value, text()]).to.deep.equal([0, '0%']);
    type(the(form, '[name=a]'), 'x');
    next(host);
    expect(text()).to.equal('33.33%');
    next(host);
    expect(text()).to.equal('66.67%');
  });

  it('are full only when the form has been sent', async () => {
    const { host, button: send } = putSteps(step('Only', '<input name="a">'), 'view="progressBar"');
    expect(bar(host).value).to.equal(0);
    send.click();
    await until(() => texts(host).length > 0);
    expect(bar(host).value).to.equal(100);
  });

  it('are not full once a draft was sent, which leaves the form no state either', async () => {
    const draft = '<input name="a"><button formnovalidate>Draft</button>';
    const { host, button: send } = putSteps(step('Only', draft), 'view="progressBar"');
    send.click();
    await until(() => texts(host).length > 0);
    expect(texts(host)).to.deep.equal(['Your email was sent successfully']);
    expect([bar(host).value, host.dataset['state']]).to.deep.equal([0, undefined]);
  });

  it('are not shown at all when their author does not want it', () => {
    const { host } = putSteps(THREE, 'view="none"');
    expect(list(host)).to.deep.equal([]);
    expect(host.shadowRoot!.querySelector('progress')).to.equal(null);
  });
});
