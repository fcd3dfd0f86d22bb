import assert from 'node:assert/strict';
import { onOneDatabase } from '../on-every-database';
import { fileOf } from './contents';
import {
  keptWith,
  letter,
  picture,
  records,
  sendAsElement,
  sendNatively,
  valuesOf,
} from './sending';

const emptyText = { ...letter, message: '' };

onOneDatabase('A form', (it) => {
  it('sent by its element is kept, and the element reads success', async (visitor) => {
    const response = await sendAsElement(visitor, { ...letter, message: 'By the element' });
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { success: true });
    const [kept, ...others] = await keptWith(visitor, 'message', 'By the element');
    assert.deepEqual(others, []);
    assert.equal(kept?.formId, 'contact');
    assert.deepEqual(valuesOf(kept!), { ...letter, message: 'By the element' });
    assert.deepEqual(
      kept!.fields.map(({ label }) => label),
      ['Name', 'E-mail', 'What is it about?', 'Message'],
    );
  });

  it('sent with files is kept with them, byte for byte', async (visitor) => {
    const files = [['attachment', fileOf('cuff.png', 200_000)]] as const;
    const response = await sendAsElement(visitor, { ...letter, message: 'With a file' }, { files });
    assert.deepEqual(await response.json(), { success: true });
    const [kept] = await keptWith(visitor, 'message', 'With a file');
    const [file] = kept!.files;
    assert.deepEqual(
      { ...file, address: undefined, id: undefined },
      {
        field: 'attachment',
        name: 'cuff.png',
        type: 'image/png',
        size: 200_000,
        address: undefined,
        id: undefined,
      },
    );
    const sent = new Uint8Array(await files[0][1].arrayBuffer());
    const got = new Uint8Array(await (await visitor.get(file!.address)).arrayBuffer());
    assert.ok(Buffer.from(got).equals(sent));
  });

  it('sent without script is kept, and leads to a page of thanks', async (visitor) => {
    const fields = Object.entries({ ...letter, message: 'Without script' });
    const response = await sendNatively(visitor, fields);
    assert.equal(response.status, 303);
    assert.equal(response.headers.get('location'), '/forms/sent');
    const thanks = await visitor.get('/forms/sent');
    assert.equal(thanks.status, 200);
    assert.match(await thanks.text(), /<h1>Thank you<\/h1>/);
    const [kept] = await keptWith(visitor, 'message', 'Without script');
    assert.deepEqual(valuesOf(kept!), { ...letter, message: 'Without script' });
  });

  it('sent without script brings its files, and a control left empty brings none', async (visitor) => {
    const fields = Object.entries({ ...letter, message: 'Native file' });
    await sendNatively(visitor, [...fields, ['attachment', picture()]]);
    const [withFile] = await keptWith(visitor, 'message', 'Native file');
    assert.deepEqual(
      withFile!.files.map(({ name }) => name),
      ['cuff.png'],
    );
    const none = Object.entries({ ...letter, message: 'No file' });
    await sendNatively(visitor, [...none, ['attachment', new File([], '')]]);
    const [without] = await keptWith(visitor, 'message', 'No file');
    assert.deepEqual(without!.files, []);
  });

  it('keeps groups, lists of files and hidden fields', async (visitor) => {
    const values = {
      thing: 'Curtains',
      width: '120.5',
      height: '200',
      colours: 'Sand,Rust',
      until: '2027-03-01',
      name: 'Ada',
      email: 'ada@example.com',
      source: 'Groups',
    };
    const files = [
      ['pictures', fileOf('one.png')],
      ['pictures', fileOf('two.webp')],
      ['pictures', fileOf('three.jpg')],
    ] as const;
    const response = await sendAsElement(visitor, values, { formId: 'enquiry', files });
    assert.deepEqual(await response.json(), { success: true });
    const [kept] = await keptWith(visitor, 'source', 'Groups');
    assert.equal(valuesOf(kept!)['colours'], 'Sand,Rust');
    assert.deepEqual(
      kept!.files.map(({ name }) => name),
      ['one.png', 'two.webp', 'three.jpg'],
    );

    const { colours, source, ...others } = values;
    const native = [...Object.entries(others), ...colours.split(',').map((it) => ['colours', it])];
    const posted = [...native, ['source', `${source} natively`]] as [string, string][];
    assert.equal((await sendNatively(visitor, posted, '/forms/enquiry')).status, 303);
    const [again] = await keptWith(visitor, 'source', 'Groups natively');
    assert.equal(valuesOf(again!)['colours'], 'Sand,Rust');
  });

  it('keeps the lines of a text alike, however they came, and counts their ends as browsers do', async (visitor) => {
    const message = `Lines\n${'a\n'.repeat(4990)}end`;
    const fields = Object.entries({ ...letter, message: message.replaceAll('\n', '\r\n') });
    assert.equal((await sendNatively(visitor, fields)).status, 303);
    assert.equal((await sendAsElement(visitor, { ...letter, message })).status, 200);
    assert.equal((await keptWith(visitor, 'message', message)).length, 2);
  });

  it('reads its list of fields with indexed names as well', async (visitor) => {
    const body = new URLSearchParams({ project_id: 'site', form_id: 'contact' });
    for (const [at, record] of records({ ...letter, message: 'Indexed' }).entries()) {
      for (const [key, value] of Object.entries(record))
        body.set(`data[${at}][${key}]`, `${value}`);
    }
    const response = await visitor.send('/forms/contact', { method: 'POST', body });
    assert.deepEqual(await response.json(), { success: true });
    assert.equal((await keptWith(visitor, 'message', 'Indexed')).length, 1);
  });

  it('says what is missing: to the element in JSON, to people on a page that leads back', async (visitor) => {
    const response = await sendAsElement(visitor, { ...emptyText, name: ' ' });
    assert.equal(response.status, 422);
    const errors = ['Please fill in: Name', 'Please fill in: Message'];
    assert.deepEqual(await response.json(), { success: false, errors });
    const native = await sendNatively(visitor, Object.entries(emptyText));
    assert.equal(native.status, 422);
    const page = await native.text();
    assert.match(page, /role="alert">Please fill in: Message<\/p>/);
    assert.match(page, /href="\/contact">Back to the form</);
  });

  it('does not believe what a browser says of a field', async (visitor) => {
    const told = records(emptyText).map((it) => ({ ...it, required: false, label: '<b>' }));
    const data = JSON.stringify(told);
    assert.equal((await sendAsElement(visitor, {}, { data })).status, 422);
  });

  const wrong: [string, Record<string, string>, string][] = [
    [
      'an e-mail address',
      { email: 'ada' },
      'E-mail: Please enter a valid email address (e.g., name@example.com)',
    ],
    [
      'a topic that is not offered',
      { topic: 'Spam' },
      'What is it about?: Please check your entry and try again',
    ],
    ['a name that is too long', { name: 'x'.repeat(501) }, 'Name: At most 500 characters, please.'],
  ];
  for (const [what, change, error] of wrong) {
    it(`refuses ${what}`, async (visitor) => {
      const response = await sendAsElement(visitor, { ...letter, ...change });
      assert.equal(response.status, 422);
      assert.deepEqual(await response.json(), { success: false, errors: [error] });
    });
  }

  const allowed = 'png, jpg, jpeg, gif, webp, pdf, txt';
  const wrongKind = `Picture or document: Only files with the following extensions are allowed: ${allowed}`;
  const wrongFiles: [string, File[], string][] = [
    ['a program', [new File(['MZ'], 'run.exe')], wrongKind],
    ['a page', [new File(['<script>'], 'page.html')], wrongKind],
    ['a drawing that can run', [new File(['<svg/>'], 'a.svg')], wrongKind],
    ['a page that calls itself a picture', [new File(['<html>'], 'a.png')], wrongKind],
    ['a file without an ending', [new File(['png'], 'png')], wrongKind],
    [
      'a file one byte above the limit',
      [fileOf('a.png', 5 * 1024 * 1024 + 1)],
      'Picture or document: This file exceeds the maximum allowed size. 5 MB',
    ],
    ['two files where one is asked', [picture(), picture()], 'Picture or document: One file only.'],
  ];
  for (const [what, files, error] of wrongFiles) {
    it(`refuses ${what}`, async (visitor) => {
      const named = files.map((file) => ['attachment', file] as const);
      const response = await sendAsElement(visitor, letter, { files: named });
      assert.equal(response.status, 422);
      assert.deepEqual(await response.json(), { success: false, errors: [error] });
    });
  }

  it('takes a file that is exactly as large as allowed', async (visitor) => {
    const files = [['attachment', fileOf('a.png', 5 * 1024 * 1024)]] as const;
    assert.equal((await sendAsElement(visitor, letter, { files })).status, 200);
  });

  const malformed: [string, string, RegExp][] = [
    ['cut-off JSON', '[{"name":"a"', /no JSON/],
    ['an empty list of fields', '', /no JSON/],
    ['an object', '{}', /no list/],
    ['null', 'null', /no list/],
    ['a list of nothing', '[null]', /no name/],
    ['a list of lists', '[[]]', /no name/],
    ['a name that is no text', '[{"name":{}}]', /no name/],
    ['a value that is no text', '[{"name":"a","value":{"b":1}}]', /no text/],
    [
      '201 fields',
      JSON.stringify(
        records(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, '']))),
      ),
      /too many fields/,
    ],
    ['a pit of brackets', '['.repeat(100_000), /nests too deep/],
  ];
  for (const [what, data, reason] of malformed) {
    it(`answers 400 to ${what}`, async (visitor) => {
      const response = await sendAsElement(visitor, {}, { data });
      assert.equal(response.status, 400);
      const { success, errors } = (await response.json()) as { success: boolean; errors: string[] };
      assert.equal(success, false);
      assert.match(errors.join(), reason);
    });
  }

  it('answers 400 to a form made for another, to a thousand and one fields, and to a broken body', async (visitor) => {
    const body = new URLSearchParams({ data: '[]', form_id: 'enquiry' });
    assert.equal((await visitor.send('/forms/contact', { method: 'POST', body })).status, 400);
    const many = Array.from({ length: 1001 }, (_, at): [string, string] => [`f${at}`, 'x']);
    assert.equal((await sendNatively(visitor, many)).status, 400);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const cut = { method: 'POST', body: '--x\r\ncut', headers };
    assert.equal((await visitor.send('/forms/contact', cut)).status, 400);
  });

  it('keeps odd fields from breaking anything, and leaves out those it does not know', async (visitor) => {
    const odd = {
      ...letter,
      message: 'zero \0 half \ud800 <script>alert(1)</script>',
      ['__proto__']: 'x',
      constructor: 'x',
      admin: 'yes',
    };
    assert.equal((await sendAsElement(visitor, odd)).status, 200);
    const [kept] = await keptWith(
      visitor,
      'message',
      'zero \uFFFD half \uFFFD <script>alert(1)</script>',
    );
    assert.deepEqual(Object.keys(valuesOf(kept!)), ['name', 'email', 'topic', 'message']);
    const page = await (await visitor.get('/submissions')).text();
    assert.doesNotMatch(page, /<script>alert/);
    assert.match(page, /&lt;script&gt;alert/);
  });

  it('that nobody knows is answered with 404, whatever its name', async (visitor) => {
    for (const formId of ['nothing', '__proto__', 'constructor', '%00', 'sent']) {
      const response = await sendNatively(visitor, Object.entries(letter), `/forms/${formId}`);
      assert.equal(response.status, 404, formId);
    }
  });

  it('from another site, of another kind, or too long is refused', async (visitor) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const foreign = await sendAsElement(visitor, letter, { headers });
    assert.equal(foreign.status, 403);
    assert.equal(((await foreign.json()) as { success: boolean }).success, false);
    assert.equal((await visitor.postJson('/forms/contact', letter)).status, 415);
    const long = { ...letter, message: 'x'.repeat(26 * 1024 * 1024) };
    assert.equal((await sendAsElement(visitor, long)).status, 413);
  });

  it('filled by a machine is thanked for and not kept', async (visitor) => {
    const trapped = { ...letter, message: 'From a machine', website: 'http://spam.example' };
    assert.deepEqual(await (await sendAsElement(visitor, trapped)).json(), { success: true });
    assert.equal((await sendNatively(visitor, Object.entries(trapped))).status, 303);
    assert.deepEqual(await keptWith(visitor, 'message', 'From a machine'), []);
  });

  it('sent twenty times at once with one key is kept once', async (visitor) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const values = { ...letter, message: 'Twenty times' };
    const files = [['attachment', picture()]] as const;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendAsElement(visitor, values, { headers, files })),
    );
    for (const answer of answers) assert.deepEqual(await answer.json(), { success: true });
    const kept = await keptWith(visitor, 'message', 'Twenty times');
    assert.equal(kept.length, 1);
    assert.equal(kept[0]!.files.length, 1);
  });

  it('corrected and sent again with its key is another one, and so is one without a key', async (visitor) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await sendAsElement(visitor, { ...letter, message: 'Key, frist' }, { headers });
    await sendAsElement(visitor, { ...letter, message: 'Key, first' }, { headers });
    assert.equal((await keptWith(visitor, 'message', 'Key, first')).length, 1);
    for (const _ of [1, 2]) await sendAsElement(visitor, { ...letter, message: 'No key' });
    assert.equal((await keptWith(visitor, 'message', 'No key')).length, 2);
    const bad = { 'idempotency-key': 'a b' };
    assert.equal((await sendAsElement(visitor, letter, { headers: bad })).status, 400);
  });
});
