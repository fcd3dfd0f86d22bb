import assert from 'node:assert/strict';
import { onEveryDatabase } from '../on-every-database';
import { fileOf } from './contents';
import { keptWith, letter, sendAsElement } from './sending';
import type { Kept } from './sending';

const verdicts = { good: true, bad: false } as Record<string, boolean>;

onEveryDatabase(
  'What arrived',
  (it) => {
    it('is shown newest first, a page at a time, and nothing twice', async (visitor) => {
      for (let count = 1; count <= 45; count += 1) {
        await sendAsElement(visitor, { ...letter, message: `Letter ${count}` });
      }
      const seen: Kept[] = [];
      for (let next: number | null = 0; next !== null;) {
        const page = await (await visitor.get(`/submissions.json?before=${next}`)).json();
        const { submissions, next: further } = page as { submissions: Kept[]; next: number | null };
        assert.ok(submissions.length <= 20);
        seen.push(...submissions);
        next = further;
      }
      const letters = seen.map(({ fields }) => fields.at(-1)!.value);
      assert.deepEqual(
        letters,
        Array.from({ length: 45 }, (_, at) => `Letter ${45 - at}`),
      );
      const first = await (await visitor.get('/submissions')).text();
      assert.match(first, /<dd>Letter 45<\/dd>/);
      const older = /href="(\/submissions\?before=\d+)"/.exec(first)?.[1] ?? '';
      assert.match(await (await visitor.get(older)).text(), /<dd>Letter 25<\/dd>/);
    });

    it('is not upset by a page that is none', async (visitor) => {
      for (const before of ['-1', 'x', '99999999999', '1;drop', '']) {
        assert.equal((await visitor.get(`/submissions?before=${before}`)).status, 200, before);
      }
      for (const id of ['0', '9999999999', 'x', '-1']) {
        assert.equal((await visitor.get(`/submissions/files/${id}`)).status, 404, id);
      }
    });

    it('has files that are kept and never shown, under harmless names', async (visitor) => {
      const file = fileOf('../Grundriß "1".png', 1000);
      const files = [['attachment', file]] as const;
      await sendAsElement(visitor, { ...letter, message: 'A plan' }, { files });
      const [kept] = await keptWith(visitor, 'message', 'A plan');
      const response = await visitor.get(kept!.files[0]!.address);
      assert.equal(
        response.headers.get('content-disposition'),
        `attachment; filename="Grundri_ 1.png"; filename*=UTF-8''Grundri%C3%9F%201.png`,
      );
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(response.headers.get('content-security-policy'), "default-src 'none'; sandbox");
      assert.equal(response.headers.get('content-type'), 'image/png');
    });

    it('passed the captcha, where its form has one', async (visitor) => {
      const values = (token: string) => ({
        email: 'ada@example.com',
        consent: 'Send me the newsletter',
        'g-recaptcha-response': token,
      });
      const answerTo = async (token: string) =>
        (await sendAsElement(visitor, values(token), { formId: 'newsletter' })).json();
      assert.deepEqual(await answerTo('good'), { success: true });
      const refused = (reason: string) => ({ success: false, errors: [reason] });
      assert.deepEqual(await answerTo(''), refused('Please show that you are a person.'));
      assert.deepEqual(
        await answerTo('bad'),
        refused('That you are a person could not be confirmed. Please try again.'),
      );
      const [kept] = await keptWith(visitor, 'consent', 'Send me the newsletter');
      assert.ok(kept!.fields.every(({ name }) => name !== 'g-recaptcha-response'));
    });

    it('did not pass a captcha that cannot be asked, and the site’s owner is told', async (visitor, _, t) => {
      const warn = t.mock.method(console, 'warn', () => undefined);
      const values = {
        email: 'a@b',
        consent: 'Send me the newsletter',
        'g-recaptcha-response': '?',
      };
      const response = await sendAsElement(visitor, values, { formId: 'newsletter' });
      assert.equal(response.status, 422);
      assert.match(String(warn.mock.calls[0]?.arguments[0]), /captcha service could not be asked/);
    });

    it('is asked of the captcha once, when it is sent again with its key', async (visitor) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const values = { email: 'once@example.com', consent: 'Send me the newsletter' };
      const send = (token: string) =>
        sendAsElement(
          visitor,
          { ...values, 'g-recaptcha-response': token },
          { formId: 'newsletter', headers },
        );
      assert.equal((await send('good')).status, 200);
      assert.equal((await send('bad')).status, 200);
      assert.equal((await keptWith(visitor, 'email', 'once@example.com')).length, 1);
    });
  },
  {
    captcha: {
      newsletter: async (token) => {
        const verdict = verdicts[token];
        if (verdict === undefined) throw new Error('out of reach');
        return verdict;
      },
    },
  },
);
