import { expect } from '@open-wc/testing';
import '../../../elements/forms/form/form';
import { expectWarning } from '../../support/console';
import { until } from '../../support/test-element';
import { type FormServer, openServer } from './form-server';
import { closeServer } from '../../support/fake-server';
import { choose, fileOf, putForm, texts, the } from './put-form';

let server: FormServer;
beforeEach(() => void (server = openServer()));
afterEach(() => closeServer());

/** What a form with these fields sends. */
async function sentOf(inside: string, more = '', act: (form: HTMLFormElement) => void = () => {}) {
  const { host, button, form } = putForm(inside, { more });
  act(form);
  button.click();
  await until(() => texts(host).length > 0);
  return server.sent[0]!;
}

const recordsOf = async (inside: string) => (await sentOf(inside)).records;

describe('The records of a form', () => {
  const kinds: [inside: string, type: string, value: string][] = [
    ['<input name="f" value="a b">', 'text', 'a b'],
    ['<input name="f" type="email" value="a@b.example">', 'email', 'a@b.example'],
    ['<input name="f" type="number" value="-1.5">', 'number', '-1.5'],
    ['<input name="f" type="tel" value="+49 1">', 'tel', '+49 1'],
    ['<input name="f" type="url" value="https://a.example">', 'url', 'https://a.example'],
    ['<input name="f" type="password" value=" s ">', 'password', ' s '],
    ['<input name="f" type="date" value="2024-02-29">', 'date', '2024-02-29'],
    ['<input name="f" type="time" value="09:30">', 'time', '09:30'],
    [
      '<input name="f" type="datetime-local" value="2024-02-29T09:30">',
      'datetime-local',
      '2024-02-29T09:30',
    ],
    ['<textarea name="f">a\nb</textarea>', 'textarea', 'a\nb'],
    ['<select name="f"><option>a</option><option selected>b</option></select>', 'select', 'b'],
    [
      '<select name="f" multiple><option selected>a</option><option>b</option><option selected>c</option></select>',
      'select',
      'a,c',
    ],
    ['<input name="f" type="checkbox" checked>', 'checkbox', 'on'],
    ['<input name="f" type="hidden" value="own" placeholder="other">', 'hidden', 'own'],
    [
      '<input name="f" type="hidden" placeholder="from the placeholder">',
      'hidden',
      'from the placeholder',
    ],
    ['<input name="f" type="hidden" aria-label="from the label">', 'hidden', 'from the label'],
    ['<input name="f" type="hidden">', 'hidden', ''],
  ];
  for (const [inside, type, value] of kinds) {
    it(`carry ${inside}`, async () => {
      const [record] = await recordsOf(inside);
      expect({ type: record!['type'], value: record!['value'] }).to.deep.equal({ type, value });
    });
  }

  it('are one for a group of one name, and one for each other field, also of one name', async () => {
    const records = await recordsOf(`
      <fieldset><legend>Colours</legend>
        <label><input type="checkbox" name="c" value="red" checked> Red</label>
        <label><input type="checkbox" name="c" value="blue"> Blue</label>
        <label><input type="checkbox" name="c" value="green" checked required> Green</label></fieldset>
      <fieldset><legend>Size</legend>
        <label><input type="radio" name="s" value="1"> S</label>
        <label><input type="radio" name="s" value="2" checked> M</label></fieldset>
      <input name="t" value="one" aria-label="One"><input name="t" value="two" aria-label="Two">`);
    expect(records).to.deep.equal([
      { name: 'c', value: 'red,green', required: true, type: 'checkbox', label: 'Colours' },
      { name: 's', value: '2', required: false, type: 'radio', label: 'Size' },
      { name: 't', value: 'one', required: false, type: 'text', label: 'One' },
      { name: 't', value: 'two', required: false, type: 'text', label: 'Two' },
    ]);
  });

  it('leave out buttons, what is disabled, and what has no name', async () => {
    const records = await recordsOf(`
      <input name="a"><input><input name="off" disabled>
      <fieldset disabled><input name="off"></fieldset>
      <input type="submit" name="s" value="x"><input type="button" name="b"><input type="reset" name="r">
      <input type="image" name="i" alt="" src="data:,"><output name="o">1</output><button name="go">Send</button>`);
    expect(records.map(({ name }) => name)).to.deep.equal(['a']);
  });

  it('have what stands outside the form but belongs to it', async () => {
    const { host, button } = putForm('<input name="a">', {
      form: 'id="far" action="/forms/far"',
      beside: '<input form="far" name="b" value="outside">',
    });
    button.click();
    await until(() => texts(host).length > 0);
    expect(server.sent[0]!.records.map(({ value }) => value)).to.deep.equal(['', 'outside']);
  });

  const labels: [inside: string, label: string][] = [
    ['<label for="x">For <b>it</b></label><input id="x" name="f">', 'For it'],
    ['<label>Around <select name="f"><option>Not this</option></select></label>', 'Around'],
    ['<label>Starred <i aria-hidden="true">*</i><input name="f"></label>', 'Starred'],
    ['<input name="f" aria-label="By ARIA">', 'By ARIA'],
    ['<i id="p">By</i><i id="q">two</i><input name="f" aria-labelledby="p q">', 'By two'],
    ['<input name="f" placeholder="By placeholder">', 'By placeholder'],
    ['<input name="f">', 'f'],
    [
      '<div role="group" aria-label="By group"><input type="radio" name="f"><input type="radio" name="f"></div>',
      'By group',
    ],
    [
      '<fieldset><legend>A step</legend><input name="other"><label><input type="checkbox" name="f"> Mine</label></fieldset>',
      'Mine',
    ],
  ];
  for (const [inside, label] of labels) {
    it(`are called "${label}": ${inside}`, async () => {
      const records = await recordsOf(inside);
      expect(records.find(({ name }) => name === 'f')!['label']).to.equal(label);
    });
  }
});

describe('A form with files', () => {
  const FILES =
    '<input type="file" name="cv" aria-label="CV" multiple accept=".txt,.pdf" data-max-size="2">';

  it('is sent in parts, the files as name[] beside its data', async () => {
    const sent = await sentOf(FILES, 'project-id="p"', (form) =>
      choose(the(form, 'input'), fileOf('a.txt'), fileOf('b.pdf')),
    );
    expect(sent.type).to.equal('multipart/form-data');
    expect(sent.entries.map(([name]) => name)).to.deep.equal([
      ...['data', 'project_id', 'form_id', 'cv[]', 'cv[]'],
    ]);
    expect(sent.entries.slice(3).map(([, value]) => value)).to.deep.equal(['a.txt', 'b.pdf']);
    expect(sent.records).to.deep.equal([
      {
        name: 'cv',
        value: 'a.txt,b.pdf',
        required: false,
        type: 'file',
        label: 'CV',
        maxSize: 2,
        extensions: '.txt,.pdf',
      },
    ]);
  });

  it('that are named as a list already is sent under that name', async () => {
    const sent = await sentOf('<input type="file" name="cv[]">', '', (form) =>
      choose(the(form, 'input'), fileOf('a.txt')),
    );
    expect(sent.entries.at(-1)).to.deep.equal(['cv[]', 'a.txt']);
  });

  it('is sent in parts also when none is chosen, and has the limit of old', async () => {
    const sent = await sentOf('<input type="file" name="cv">');
    expect(sent.type).to.equal('multipart/form-data');
    expect(sent.entries.map(([name]) => name)).to.deep.equal(['data', 'project_id', 'form_id']);
    expect(sent.records[0]!['maxSize']).to.equal(1);
  });

  it('cannot be form-encoded: the names go, and its author is told', async () => {
    expectWarning(/files cannot be sent this way/);
    const sent = await sentOf(FILES, 'encoding="urlencoded"', (form) =>
      choose(the(form, 'input'), fileOf('a.txt')),
    );
    expect(sent.type).to.equal('application/x-www-form-urlencoded');
    expect(sent.records[0]!['value']).to.equal('a.txt');
  });
});

describe('A form without files is sent in parts', () => {
  it('when its element says so', async () => {
    const sent = await sentOf('<input name="a">', 'encoding="multipart"');
    expect(sent.type).to.equal('multipart/form-data');
  });

  it('when its enctype does', async () => {
    const { host, button } = putForm('<input name="a">', {
      form: 'action="/forms/parts" enctype="multipart/form-data"',
    });
    button.click();
    await until(() => texts(host).length > 0);
    expect(server.sent[0]!.type).to.equal('multipart/form-data');
  });
});
