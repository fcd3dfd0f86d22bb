import { expect } from '@open-wc/testing';
import '../../../elements/forms/form/form';
import { expectWarning, warnings } from '../../support/console';
import { until } from '../../support/test-element';
import { type FormServer, openServer } from './form-server';
import { closeServer, passSeconds, type Reply } from '../../support/fake-server';
import { eventDetails, putForm, said, settled, texts, the, type } from './put-form';

let server: FormServer;
beforeEach(() => void (server = openServer()));
afterEach(() => closeServer());

const SENT = 'Your email was sent successfully';
const NOT_SENT = 'Your email was not sent';
const TWO =
  '<label>Name <input name="name" value="Ada"></label><textarea name="text">Hi</textarea>';

const answered = (host: Element) => until(() => texts(host).length > 0);

describe('A form', () => {
  it('is sent form-encoded to its own action, with its records, project and form', async () => {
    const { host, button, action } = putForm(TWO, { more: 'project-id="p"' });
    button.click();
    await answered(host);
    const [sent] = server.sent;
    expect(new URL(sent!.to).pathname).to.equal(action);
    expect(sent!.method).to.equal('POST');
    expect(sent!.type).to.equal('application/x-www-form-urlencoded');
    expect(sent!.headers['accept']).to.equal('application/json');
    expect(sent!.entries.map(([name]) => name)).to.deep.equal(['data', 'project_id', 'form_id']);
    expect(sent!.entries.slice(1)).to.deep.equal([
      ['project_id', 'p'],
      ['form_id', `test${action}`],
    ]);
    expect(sent!.records).to.deep.equal([
      { name: 'name', value: 'Ada', required: false, type: 'text', label: 'Name' },
      { name: 'text', value: 'Hi', required: false, type: 'textarea', label: 'text' },
    ]);
  });

  it('is sent to the address of the element, when it has one', async () => {
    const { host, button } = putForm(TWO, { more: 'action="/elsewhere"' });
    button.click();
    await answered(host);
    expect(new URL(server.sent[0]!.to).pathname).to.equal('/elsewhere');
  });

  it('without an action is sent to the page, as in HTML, and its author is told', async () => {
    expectWarning(/neither it nor its form has an action/);
    const { host, button } = putForm(TWO, { form: 'method="post"' });
    button.click();
    await answered(host);
    expect(server.sent[0]!.to).to.equal(location.href);
  });

  it('with an action that nothing can be posted to fails, and nothing is sent', async () => {
    for (const action of ['javascript:void 0', 'mailto:a@b.example', 'http://[']) {
      expectWarning(/nothing can be sent to action/);
      const { host, button } = putForm(TWO, { form: `action="${action}"` });
      button.click();
      await answered(host);
      expect(texts(host)).to.deep.equal([NOT_SENT]);
    }
    expect(server.sent).to.deep.equal([]);
  });

  it('is sent once, however often its button is pressed meanwhile; another one is not kept waiting', async () => {
    server.hold();
    const { host, button, place } = putForm(TWO, {
      beside:
        '<wb-form><form action="/forms/other"><input name="a" value="b"><button>Go</button></form></wb-form>',
    });
    for (let times = 0; times < 3; times += 1) button.click();
    the(place, 'wb-form:last-child button').click();
    await until(() => server.sent.length === 2);
    button.click();
    await settled();
    server.release();
    await answered(host);
    expect(server.sent.map(({ to }) => new URL(to).pathname)).to.include('/forms/other');
    expect(server.sent).to.have.length(2);
  });

  it('marks its button as busy while it is sent, which keeps the focus, and frees it', async () => {
    server.hold();
    const { host, button } = putForm(`${TWO}<button aria-busy="false">Send</button>`);
    const before = button.outerHTML;
    button.focus();
    button.click();
    await until(() => host.dataset['state'] === 'blocked');
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    expect(button.getAttribute('aria-busy')).to.equal('true');
    expect(button.disabled).to.equal(false);
    expect(document.activeElement).to.equal(button);
    server.release();
    await answered(host);
    expect(button.outerHTML).to.equal(before);
    expect(document.activeElement).to.equal(button);
  });

  it('sends nothing when a listener prevents it, or has prevented the form itself', async () => {
    const { host, button, form } = putForm(TWO);
    host.addEventListener('wb-form-send', (event) => event.preventDefault(), { once: true });
    button.click();
    form.addEventListener('submit', (event) => event.preventDefault());
    button.click();
    await settled();
    expect(server.sent).to.deep.equal([]);
    expect(host.dataset['state']).to.equal(undefined);
  });

  it('says what it is about to send', async () => {
    const { host, button, action } = putForm(TWO, { more: 'project-id="p"' });
    const heard = eventDetails(host, 'wb-form-send');
    button.click();
    await answered(host);
    expect(heard).to.deep.equal([
      { projectId: 'p', formId: `test${action}`, records: server.sent[0]!.records },
    ]);
  });

  it('with fields that are named like its own members is sent and cleared like any other', async () => {
    const names = [
      ...['action', 'elements', 'reset', 'submit', 'method', 'name', 'id', 'matches', 'contains'],
      ...['getAttribute', 'setAttribute', 'hasAttribute', 'removeAttribute'],
    ];
    const inside = names.map((name) => `<input name="${name}" value="x">`).join('');
    const { host, button, form, action } = putForm(inside);
    button.click();
    await answered(host);
    expect(new URL(server.sent[0]!.to).pathname).to.equal(action);
    expect(server.sent[0]!.records.map(({ name }) => name)).to.deep.equal(names);
    const values = [...form.querySelectorAll('input')].map(({ value }) => value);
    expect(values).to.deep.equal(names.map(() => ''));
  });

  it('without a form in it says so, once', () => {
    expectWarning(/has no form in it/);
    putForm('', {}).place.append(
      Object.assign(document.createElement('wb-form'), { formId: 'none' }),
    );
    expect(warnings()).to.have.length(1);
  });
});

describe('A server that takes a form', () => {
  it('is told of by words, a state and an event with its answer', async () => {
    server.answer({ body: { success: true, id: 7 } });
    const { host, button } = putForm(TWO);
    const heard = eventDetails(host, 'wb-form-sent');
    button.click();
    await answered(host);
    expect(said(host)).to.deep.equal([{ text: SENT, state: 'success', role: 'status' }]);
    expect(host.dataset['state']).to.equal('success');
    expect(heard).to.deep.equal([{ answer: { success: true, id: 7 } }]);
  });

  it('is believed when its JSON does not say otherwise', async () => {
    server.answer({ body: {} });
    const { host, button } = putForm(TWO);
    button.click();
    await answered(host);
    expect(texts(host)).to.deep.equal([SENT]);
  });

  it('is told of in the words of the element', async () => {
    const { host, button } = putForm(TWO, { more: 'success="Thank you."' });
    button.click();
    await answered(host);
    expect(texts(host)).to.deep.equal(['Thank you.']);
  });

  it('leaves the form cleared: as spec 4 says, whatever its author had written', async () => {
    const { host, button, form } = putForm(`
      <input name="text" value="authored"><textarea name="area">authored</textarea>
      <input name="number" type="number" value="3"><input name="day" type="date" value="2024-02-29">
      <input name="yes" type="checkbox" checked><input name="hidden" type="hidden" value="kept">
      <input name="r" type="radio" value="1"><input name="r" type="radio" value="2" checked>
      <select name="one"><option>a</option><option selected>b</option></select>
      <select name="many" multiple><option selected>a</option><option>b</option></select>
      <input name="range" type="range" value="20"><input type="file" name="file">`);
    const changed: string[] = [];
    form.addEventListener('change', (event) =>
      changed.push((event.target as HTMLInputElement).name),
    );
    type(the(form, '[name=text]'), 'typed');
    type(the(form, '[name=range]'), '70');
    changed.length = 0;
    button.click();
    await answered(host);
    expect([...new FormData(form)].filter(([name]) => name !== 'file')).to.deep.equal([
      ['text', ''],
      ['area', ''],
      ['number', ''],
      ['day', ''],
      ['hidden', 'kept'],
      ['r', '1'],
      ['one', 'a'],
      ['range', '20'],
    ]);
    expect(changed).to.deep.equal([
      ...['text', 'area', 'number', 'day', 'yes', 'r', 'r', 'one', 'many', 'range'],
    ]);
    expect(texts(host), 'after the reset').to.deep.equal([SENT]);
  });

  it('leaves in the form what a visitor cannot change', async () => {
    const { host, button, form } = putForm(`
      <input name="event" value="Summer camp" readonly><textarea name="note" readonly>Wool</textarea>
      <input name="off" value="kept" disabled><input name="r" type="radio" value="1" disabled>
      <input name="r" type="radio" value="2"><input name="name" value="Ada">
      <input name="s" type="radio" value="1" checked disabled><input name="s" type="radio" value="2">
      <input name="t" type="radio" value="2"><input id="fixed" name="t" type="radio" value="1" checked disabled>`);
    button.click();
    await answered(host);
    for (const fixed of ['[name=s]', '#fixed'])
      expect(the<HTMLInputElement>(form, fixed).checked).to.equal(true);
    expect([...new FormData(form)]).to.deep.equal([
      ['event', 'Summer camp'],
      ['note', 'Wool'],
      ['r', '2'],
      ['name', ''],
    ]);
    expect(the(form, '[name=off]').value).to.equal('kept');
  });

  it('is forgotten in words when the form is sent again, or reset', async () => {
    const { host, button, form } = putForm(TWO);
    button.click();
    await answered(host);
    await settled();
    server.hold();
    button.click();
    await until(() => texts(host).length === 0);
    server.release();
    await answered(host);
    await settled();
    form.reset();
    await until(() => texts(host).length === 0);
    expect(host.dataset['state']).to.equal(undefined);
  });

  it('is followed by the closing of the popup around it, when asked for', async () => {
    let closed = 0;
    const { host, button, place } = putForm(TWO, { more: 'close-popup' });
    const popup = Object.assign(document.createElement('wb-popup'), { close: () => (closed += 1) });
    place.append(popup);
    popup.append(host);
    button.click();
    await answered(host);
    expect(closed).to.equal(1);
  });

  it('does not lead to an address of script', async () => {
    expectWarning(/redirect="javascript:.*is no address/);
    const { host, button } = putForm(TWO, { more: 'redirect="javascript:window.planted = 1"' });
    button.click();
    await answered(host);
    await settled();
    expect(texts(host)).to.deep.equal([SENT]);
    expect(window).not.to.have.property('planted');
  });
});

describe('A server that does not take a form', () => {
  const answers: [
    what: string,
    reply: Reply,
    detail: { reason: string; status: number; errors: string[] },
    warning: RegExp | null,
  ][] = [
    [
      'that says no, with reasons',
      { body: { success: false, errors: ['Too short.', 'Too late.'] } },
      { reason: 'refused', status: 200, errors: ['Too short.', 'Too late.'] },
      null,
    ],
    [
      'that says no',
      { body: { success: false } },
      { reason: 'refused', status: 200, errors: [] },
      null,
    ],
    [
      'with errors alone',
      { body: { errors: ['Too short.'] } },
      { reason: 'refused', status: 200, errors: ['Too short.'] },
      null,
    ],
    [
      'with errors alone, by field',
      { body: { errors: { name: ['Too short.'] } } },
      { reason: 'refused', status: 200, errors: [] },
      null,
    ],
    [
      'with errors alone, each with its code',
      { body: { errors: [{ code: 'short' }] } },
      { reason: 'refused', status: 200, errors: [] },
      null,
    ],
    [
      'with reasons that are no texts',
      { body: { success: false, errors: [1, null, '', { a: 1 }, 'Text.'] } },
      { reason: 'refused', status: 200, errors: ['Text.'] },
      null,
    ],
    [
      'with status 429 and a reason',
      { status: 429, body: { success: false, errors: ['Try again in 5 minutes'] } },
      { reason: 'refused', status: 429, errors: ['Try again in 5 minutes'] },
      null,
    ],
    [
      'with status 500',
      { status: 500, text: '<h1>Oh</h1>' },
      { reason: 'refused', status: 500, errors: [] },
      /answered 500 with something that is not JSON.*server's logs/,
    ],
    [
      'with a page, as if all were well',
      { text: '<!doctype html><p>Thanks' },
      { reason: 'refused', status: 200, errors: [] },
      /not JSON.*"success": true/,
    ],
    [
      'with 5 MB',
      { text: JSON.stringify({ success: true, more: 'x'.repeat(5 * 1024 * 1024) }) },
      { reason: 'refused', status: 200, errors: [] },
      /not JSON/,
    ],
    ['with nothing', { text: '' }, { reason: 'refused', status: 200, errors: [] }, /with nothing/],
    [
      'without a connection',
      'offline',
      { reason: 'network', status: 0, errors: [] },
      /no answer came \(Failed to fetch\).*connection/,
    ],
  ];
  for (const [what, reply, detail, warning] of answers) {
    it(`${what}: clear words, an event, the button free and everything kept`, async () => {
      if (warning) expectWarning(warning);
      server.answer(reply);
      const { host, button, form } = putForm(TWO);
      type(the(form, '[name=name]'), 'Grace');
      const failed = eventDetails(host, 'wb-form-failed');
      const sent = eventDetails(host, 'wb-form-sent');
      button.click();
      await answered(host);
      expect(said(host)).to.deep.equal(
        [NOT_SENT, ...detail.errors].map((text) => ({ text, state: 'error', role: 'alert' })),
      );
      expect(failed).to.deep.equal([detail]);
      expect(sent).to.deep.equal([]);
      expect(host.dataset['state']).to.equal('fail');
      expect(button.hasAttribute('aria-disabled')).to.equal(false);
      expect([...new FormData(form)]).to.deep.equal([
        ['name', 'Grace'],
        ['text', 'Hi'],
      ]);
      server.answer({ body: { success: true } });
      button.click();
      await until(() => texts(host)[0] === SENT);
    });
  }

  it('within 30 seconds: it is given up, and can be sent again', async () => {
    expectWarning(/no answer came in time/);
    server.answer('never');
    const { host, button } = putForm(TWO);
    const failed = eventDetails(host, 'wb-form-failed');
    button.click();
    await until(() => server.sent.length === 1);
    passSeconds(29);
    await settled();
    expect(host.dataset['state']).to.equal('blocked');
    passSeconds(1);
    await answered(host);
    expect(failed).to.deep.equal([{ reason: 'timeout', status: 0, errors: [] }]);
    server.answer({ body: {} });
    button.click();
    await until(() => texts(host)[0] === SENT);
  });

  it('says its reasons as text, whatever is in them', async () => {
    const reason = '<img src=x onerror="window.planted = 1">';
    server.answer({ body: { success: false, errors: [reason] } });
    const { host, button } = putForm(TWO);
    button.click();
    await answered(host);
    expect(texts(host)[1]).to.equal(reason);
    expect(host.shadowRoot!.querySelector('img')).to.equal(null);
  });

  it('after the element has gone tells nobody', async () => {
    server.hold();
    const { host, button } = putForm(TWO);
    const heard = eventDetails(host, 'wb-form-sent');
    button.click();
    await until(() => server.sent.length === 1);
    host.remove();
    await settled();
    server.release();
    await settled();
    expect(heard).to.deep.equal([]);
  });
});

describe('A form that is sent again', () => {
  const keys = () => server.sent.map(({ headers }) => headers['idempotency-key']);

  it('has the same key for the same content, another for another, and a new one once it was taken', async () => {
    const { host, button, form } = putForm(TWO);
    const over = eventDetails(host, 'wb-form-failed');
    host.addEventListener('wb-form-sent', () => over.push({}));
    const send = async (reply: Reply) => {
      server.answer(reply);
      const before = over.length;
      button.click();
      await until(() => over.length > before);
    };
    expectWarning(/no answer came/);
    await send('offline');
    await send('offline');
    type(the(form, '[name=name]'), 'Grace');
    await send('offline');
    await send({ body: {} });
    type(the(form, '[name=name]'), 'Grace');
    type(the(form, '[name=text]'), 'Hi');
    await send({ body: {} });
    const [first, second, third, fourth, fifth] = keys();
    expect(first).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).to.equal(first);
    expect(third).not.to.equal(first);
    expect(fourth).to.equal(third);
    expect(fifth).not.to.equal(fourth);
  });

  it('has no key on another site, which would ask a question of its own first', async () => {
    const { host, button } = putForm(TWO, { form: 'action="https://forms.example/take"' });
    button.click();
    await answered(host);
    expect(keys()).to.deep.equal([undefined]);
    expect(server.sent[0]!.to).to.equal('https://forms.example/take');
  });
});
