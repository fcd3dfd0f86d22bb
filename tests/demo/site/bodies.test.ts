import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { after, before, describe, test } from 'node:test';
import { startSite } from '../../support/site-process';
import type { SiteProcess } from '../../support/site-process';
import { Visitor } from '../../support/visitor';
import { databases } from './databases';
import type { OwnDatabase } from './databases';
import { letter, sendAsElement } from './forms/sending';
import { roomy } from './roomy';

/** Milliseconds of processor time that no body may take from another visitor at a stretch. */
const most = 100;
const megabyte = 1024 * 1024;
const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';

const part = (name: string, content = '', rest = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${content}\r\n`;
const file = (content = '') => part('attachment[]', content, '; filename="a.txt"');
const form = (...parts: string[]) => `${parts.join('')}--b--\r\n`;
const posted = (data: string) => new URLSearchParams({ form_id: 'contact', data }).toString();

describe('A server with a heap of 512 MB', () => {
  let own: OwnDatabase;
  let site: SiteProcess;
  before(async () => {
    own = await databases[0]!.createFilled();
    site = await startSite({ ...own.where, limits: roomy }, ['--max-old-space-size=512']);
    const visitor = new Visitor(site.origin);
    // What is done for the first time takes longer, whatever is sent.
    for (let turn = 0; turn < 3; turn++) await sendAsElement(visitor, letter, { files: [] });
    await site.longestTurn();
  });
  after(async () => {
    await site?.stop();
    await own?.remove();
  });

  const open = (
    type: string,
    headers: Record<string, string | number> = {},
    path = '/forms/contact',
  ) =>
    request(site.origin + path, { method: 'POST', headers: { 'content-type': type, ...headers } });

  async function statusOf(sent: ClientRequest): Promise<number> {
    // Whoever is cut off in the middle has been answered before.
    sent.on('error', () => undefined);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode!;
  }

  const bodies: [what: string, type: string, body: () => string, status: number, path?: string][] =
    [
      ['23 MB of empty fields', urlencoded, () => 'a&'.repeat(11.5 * megabyte), 413],
      ['as many empty fields as fit', urlencoded, () => 'a&'.repeat(megabyte / 2), 400],
      ['1 MB of broken escapes', urlencoded, () => `a=${'%'.repeat(megabyte - 2)}`, 422],
      ['10,000 files in 0.7 MB', multipart, () => form(file().repeat(10_000)), 400],
      ['10,000 parts without a name', multipart, () => form('--b\r\n\r\n\r\n'.repeat(10_000)), 400],
      ['10,000 texts', multipart, () => form(part('a').repeat(10_000)), 400],
      [
        '2 MB of text in a form with files',
        multipart,
        () => form(part('a', 'x'.repeat(2 * megabyte))),
        413,
      ],
      ['a name of 5,000 letters', multipart, () => form(part('a'.repeat(5000))), 400],
      [
        'a boundary of 1,000 letters',
        `multipart/form-data; boundary=${'b'.repeat(1000)}`,
        () => '',
        400,
      ],
      [
        'parts that are nearly headers',
        multipart,
        () => form(`--b\r\n${'a:b\r\n'.repeat(1600)}\r\n`.repeat(900)),
        422,
      ],
      [
        '24 MB of nearly boundaries',
        multipart,
        () => form(file('\r\n--'.repeat(6 * megabyte))),
        422,
      ],
      ['300,000 brackets of JSON', urlencoded, () => posted('['.repeat(300_000)), 400],
      ['a list of 100,000 things', urlencoded, () => posted(`[${'{},'.repeat(100_000)}{}]`), 400],
      [
        '1 MB of JSON where 16 kB are read',
        'application/json',
        () => '['.repeat(megabyte),
        413,
        '/customer/login',
      ],
    ];
  for (const [what, type, body, status, path] of bodies) {
    test(`answers ${status} to ${what}, and lets nobody else wait`, async () => {
      const content = body();
      await site.longestTurn();
      const sent = open(type, { 'content-length': Buffer.byteLength(content) }, path);
      sent.end(content);
      assert.equal(await statusOf(sent), status);
      const longest = await site.longestTurn();
      assert.ok(longest <= most, `the server was busy for ${longest.toFixed()} ms at a stretch`);
    });
  }

  test('answers 413 to a body that says no length and does not end', async () => {
    await site.longestTurn();
    const sent = open(multipart);
    const endless = Readable.from(fileWithoutEnd());
    endless.pipe(sent);
    assert.equal(await statusOf(sent), 413);
    endless.destroy();
    assert.ok((await site.longestTurn()) <= most);
  });

  test('answers 413 before the body to a length that is too much, though nothing follows', async () => {
    const sent = open(urlencoded, { 'content-length': 24 * megabyte });
    sent.flushHeaders();
    assert.equal(await statusOf(sent), 413);
    sent.destroy();
  });

  test('is not hurt by a body that is shorter than it said', async () => {
    const sent = open(urlencoded, { 'content-length': 1000 });
    sent.on('error', () => undefined);
    sent.write('data=');
    await once(sent, 'socket');
    sent.destroy();
    const visitor = new Visitor(site.origin);
    assert.equal((await sendAsElement(visitor, letter)).status, 200);
  });

  test('takes the largest form that it takes, in bytes of files', async () => {
    const visitor = new Visitor(site.origin);
    const png = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
      Buffer.alloc(5 * megabyte - 8),
    ]);
    const files = [['attachment', new File([png], 'a.png')]] as const;
    await site.longestTurn();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    assert.equal((await sendAsElement(visitor, letter, { files, headers })).status, 200);
    assert.ok((await site.longestTurn()) <= most);
  });
});

function* fileWithoutEnd(): Generator<Buffer> {
  yield Buffer.from('--b\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\n\r\n');
  const chunk = Buffer.alloc(megabyte);
  for (;;) yield chunk;
}
