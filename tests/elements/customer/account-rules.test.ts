import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { accountErrors, type OutcomeTexts } from '../../../elements/customer/account-errors';
import { type Check, type Field, findProblem } from '../../../elements/customer/checks';
import { ACCOUNT_FORMS, UPDATE_FORM } from '../../../elements/customer/form-rules';
import { payloadOf, withoutSecrets } from '../../../elements/customer/payload';
import { redirectAddress } from '../../../elements/customer/redirect';
import { shownMode } from '../../../elements/customer/customer/sections';
import { tokenIn, withoutToken } from '../../../elements/customer/password-reset/token';
import { codeErrors } from '../../../elements/customer/protected-page/code-errors';
import { answered, unanswered } from '../../../shared/browser/network/outcome';

const field = (name: string, value: string, more: Partial<Field> = {}): Field => ({
  name,
  kind: name.startsWith('password') ? 'password' : 'text',
  value,
  isRequired: true,
  isChecked: false,
  ...more,
});

const { register } = ACCOUNT_FORMS;

describe('The first rule that a form breaks', () => {
  const both = (password: string, passwordConfirm: string) => [
    field('password', password),
    field('passwordConfirm', passwordConfirm),
  ];
  const table: [what: string, fields: Field[], checks: readonly Check[], found: string][] = [
    ['nothing to say', [], register.checks, ''],
    ['all is well', both('abcdef', 'abcdef'), register.checks, ''],
    ['empty comes first', both('', 'x'), register.checks, 'empty: password'],
    [
      'registering: match before length',
      both('abc', 'abd'),
      register.checks,
      'match: passwordConfirm',
    ],
    ['registering: then length', both('abcde', 'abcde'), register.checks, 'length: password'],
    [
      'a new password: length before match',
      both('abc', 'abd'),
      UPDATE_FORM.checks,
      'length: password',
    ],
    [
      'a new password: then match',
      both('abcdef', 'abcdeg'),
      UPDATE_FORM.checks,
      'match: passwordConfirm',
    ],
    ['logging in: neither', both('abc', 'abd'), ACCOUNT_FORMS.login.checks, ''],
    ['no field to repeat it in', [field('password', 'abcdef')], register.checks, ''],
    ['no password at all', [field('email', 'a')], register.checks, ''],
    ['not required', [field('email', '', { isRequired: false })], [], ''],
    ['blanks', [field('email', ' \n ')], [], 'empty: email'],
    ['a password of blanks', [field('password', '      ')], ['length'], ''],
    ['six letters beyond the basic plane', [field('password', '😀'.repeat(6))], ['length'], ''],
    ['five of them', [field('password', '😀'.repeat(5))], ['length'], 'length: password'],
    ['a box not ticked', [field('terms', 'on', { kind: 'checkbox' })], [], 'empty: terms'],
    ['a box ticked', [field('terms', 'on', { kind: 'checkbox', isChecked: true })], [], ''],
    [
      'one of a group chosen',
      [
        field('way', 'a', { kind: 'radio' }),
        field('way', 'b', { kind: 'radio', isChecked: true, isRequired: false }),
      ],
      [],
      '',
    ],
  ];
  for (const [what, fields, checks, found] of table) {
    it(what, () => {
      const problem = findProblem(fields, checks);
      const said = problem ? `${problem.kind}: ${problem.fields.map((it) => it.name).join()}` : '';
      assert.equal(said, found);
    });
  }

  it('is never found in a form that keeps them all, whatever is typed', () => {
    const long = fc.string({ unit: 'grapheme', minLength: 6 });
    fc.assert(
      fc.property(long, fc.string({ minLength: 1 }), (password, name) => {
        const fields = [...both(password, password), field('firstName', `x${name}`)];
        assert.equal(findProblem(fields, register.checks), null);
        assert.equal(findProblem(fields, UPDATE_FORM.checks), null);
      }),
    );
  });
});

describe('What is sent', () => {
  it('is each name once, in order, as text, and nothing else of the form', () => {
    const names = fc.uniqueArray(fc.constantFrom(...register.names, 'rememberMe', 'other'));
    const fields = fc.array(
      fc.record({
        name: fc.constantFrom(...register.names, 'rememberMe', '__proto__', 'csrf'),
        kind: fc.constantFrom('text', 'password', 'checkbox', 'hidden'),
        value: fc.string(),
        isRequired: fc.boolean(),
        isChecked: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fields, names, (given, wanted) => {
        const payload = payloadOf(given, wanted);
        assert.deepEqual(Object.keys(payload), wanted);
        for (const value of Object.values(payload)) assert.equal(typeof value, 'string');
        if (wanted.includes('rememberMe')) assert.match(payload['rememberMe']!, /^(on|off)$/);
        const told = Object.keys(withoutSecrets(payload));
        assert.deepEqual(
          told,
          wanted.filter((name) => !name.startsWith('password')),
        );
      }),
    );
  });
  const remembered: [remembering: Field | undefined, value: string][] = [
    [undefined, 'off'],
    [field('rememberMe', 'on', { kind: 'checkbox' }), 'off'],
    [field('rememberMe', 'yes', { kind: 'checkbox', isChecked: true }), 'on'],
    [field('rememberme', 'on', { kind: 'checkbox', isChecked: true }), 'on'],
    [field('rememberMe', 'on', { kind: 'hidden' }), 'on'],
    [field('rememberMe', 'yes', { kind: 'hidden' }), 'off'],
  ];
  for (const [remembering, value] of remembered) {
    it(`says to remember: ${value} for ${JSON.stringify(remembering)}`, () => {
      assert.equal(
        payloadOf(remembering ? [remembering] : [], ['rememberMe'])['rememberMe'],
        value,
      );
    });
  }
});

const texts: OutcomeTexts = {
  unknown: 'unknown',
  status: (status) => `status ${status}`,
  timeout: 'timeout',
  network: (message) => `network ${message}`,
};
const codeTexts = { ...texts, fail: 'fail', invalid: 'invalid' };
const came = (status: number, body: unknown) => answered(status, JSON.stringify(body) ?? '<p>');

describe('An answer', () => {
  it('of any shape and status is read without an exception, and never as good news without its word', () => {
    const status = fc.integer({ min: 200, max: 599 });
    fc.assert(
      fc.property(status, fc.oneof(fc.jsonValue(), fc.constant(undefined)), (code, body) => {
        for (const explained of [[403], []]) {
          const errors = accountErrors(came(code, body), texts, explained);
          const isGood = code < 300 && (body as { success?: unknown } | null)?.success === true;
          assert.equal(errors.length === 0, isGood);
          for (const error of errors) assert.ok(typeof error === 'string' && error);
        }
        assert.match(codeErrors(came(code, body), codeTexts).join(), /^(|fail|invalid)$/);
      }),
      { numRuns: 2000 },
    );
  });
  it('of 403 gives its errors to an account form, and its status where they are not explained', () => {
    const answer = came(403, { success: false, errors: ['a', 'b'] });
    assert.deepEqual(accountErrors(answer, texts, [403]), ['a', 'b']);
    assert.deepEqual(accountErrors(answer, texts), ['status 403']);
  });
  const codes: [status: number, body: unknown, said: string][] = [
    [200, {}, ''],
    [200, undefined, ''],
    [204, undefined, ''],
    [200, { success: true }, ''],
    [200, { success: false }, 'invalid'],
    [404, {}, 'fail'],
    [400, {}, 'invalid'],
    [403, { errors: ['own'] }, 'invalid'],
    [422, {}, 'invalid'],
    [500, {}, 'invalid'],
  ];
  for (const [status, body, said] of codes) {
    it(`to a code: ${status} ${JSON.stringify(body)} means '${said}'`, () => {
      assert.equal(codeErrors(came(status, body), codeTexts).join(), said);
    });
  }
  it('that never came says why', () => {
    for (const [reason, said] of [
      ['network', 'network x'],
      ['timeout', 'timeout'],
    ] as const) {
      const none = unanswered(reason, 'x');
      assert.equal(none.status, 0);
      assert.deepEqual(accountErrors(none, texts), [said]);
      assert.deepEqual(codeErrors(none, codeTexts), [said]);
    }
  });
});

describe('A redirect', () => {
  const base = 'https://shop.example/customer/login?a=1';
  const table: [value: string, where: string][] = [
    ['/account', 'https://shop.example/account'],
    ['account', 'https://shop.example/customer/account'],
    ['?b', 'https://shop.example/customer/login?b'],
    ['https://shop.example/x#y', 'https://shop.example/x#y'],
    ['', 'https://shop.example/'],
    ['//evil.example', 'refused'],
    ['https://evil.example/', 'refused'],
    ['http://shop.example/', 'refused'],
    ['https://shop.example.evil.example/', 'refused'],
    ['https://shop.example@evil.example/', 'refused'],
    ['https:/\\evil.example', 'refused'],
    ['\\\\evil.example', 'refused'],
    ['javascript:alert(1)', 'refused'],
    ['java\nscript:alert(1)', 'refused'],
    ['data:text/html,x', 'refused'],
    ['blob:https://shop.example/1', 'refused'],
    ['mailto:a@b', 'refused'],
    ['http://[', 'refused'],
  ];
  for (const [value, where] of table) {
    it(`to ${JSON.stringify(value)} leads to ${where}`, () => {
      const { address, isRefused } = redirectAddress(value, base, 'https://shop.example');
      if (where !== 'refused') assert.deepEqual([address.href, isRefused], [where, false]);
      else assert.deepEqual([address.href, isRefused], ['https://shop.example/', true]);
    });
  }
  it('never leaves the site, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (value) => {
        const { address } = redirectAddress(value, base, 'https://shop.example');
        assert.equal(address.origin, 'https://shop.example');
        assert.match(address.protocol, /^https?:$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('The section to show', () => {
  it('is the authorized one of who is logged in, else the wanted, else the first', () => {
    assert.equal(shownMode(['login', 'authorized'], 'login', true), 'authorized');
    assert.equal(shownMode(['login'], 'login', true), 'login');
    assert.equal(shownMode(['login', 'forgot'], 'forgot', false), 'forgot');
    assert.equal(shownMode(['register', 'login'], 'forgot', false), 'register');
    assert.equal(shownMode([], 'forgot', false), 'forgot');
  });
});

describe('The token of a mail', () => {
  it('is read from the address, and taken out of it alone', () => {
    const address = 'https://shop.example/customer/password_update?a=1&token=x%2By&b=2#c';
    assert.equal(tokenIn(address), 'x+y');
    assert.equal(withoutToken(address), 'https://shop.example/customer/password_update?a=1&b=2#c');
    assert.equal(tokenIn('https://shop.example/'), '');
    assert.equal(withoutToken('https://shop.example/?token=1'), 'https://shop.example/');
  });
});
