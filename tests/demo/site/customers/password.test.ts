import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultCost, passwordsAt } from '../../../../demo/site/customers/password';
import {
  addressFault,
  addressKey,
  newPasswordFault,
  registrationFault,
} from '../../../../demo/site/customers/rules';
import { takeTurns } from '../../../../demo/site/request/turns';
import { quick } from './acting';

test('A password is hashed with the least cost that is recommended, and with a salt of its own', async () => {
  const passwords = passwordsAt(defaultCost);
  const hash = await passwords.hash('linen123');
  assert.match(hash, /^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  assert.notEqual(await passwords.hash('linen123'), hash);
  assert.equal(await passwords.isSame('linen123', hash), true);
  assert.equal(await passwords.isSame('linen124', hash), false);
});

test('A hash made at another cost is still understood', async () => {
  const hash = await passwordsAt({ N: 2048, r: 4, p: 2 }).hash('linen123');
  assert.equal(await passwordsAt(quick).isSame('linen123', hash), true);
  assert.equal(await passwordsAt(quick).isSame('Linen123', hash), false);
});

test('No password is that of nobody', async () => {
  for (const password of ['', '\0', 'linen123']) {
    assert.equal(await passwordsAt(quick).isSame(password, undefined), false);
  }
});

test('At most so many tasks run at a time, in the order they came, and none is lost to a failure', async () => {
  const inTurn = takeTurns(2);
  const order: number[] = [];
  let running = 0;
  const tasks = Array.from({ length: 9 }, (_, at) =>
    inTurn(async () => {
      running += 1;
      assert.ok(running <= 2);
      order.push(at);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (at === 3) throw new Error('this one fails');
      return at;
    }),
  );
  const ends = await Promise.allSettled(tasks);
  assert.deepEqual(order, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual(
    ends.filter(({ status }) => status === 'rejected'),
    [ends[3]],
  );
});

test('What is missing goes before what is wrong', () => {
  const good = {
    firstName: 'A',
    lastName: 'B',
    userName: '',
    email: 'a@b',
    phone: '',
    password: '123456',
    passwordConfirm: '123456',
  };
  assert.equal(registrationFault(good), undefined);
  const missing = { ...good, email: '', passwordConfirm: '1' };
  assert.equal(registrationFault(missing), 'Please fill in the mandatory fields');
  assert.equal(registrationFault({ ...good, passwordConfirm: '1' }), 'Passwords do not match');
  const long = 'x'.repeat(1001);
  assert.equal(
    registrationFault({ ...good, password: long, passwordConfirm: long }),
    'At most 1000 characters, please.',
  );
  const short = { password: '12345', passwordConfirm: '1' };
  assert.equal(newPasswordFault(short), 'Password should be at least 6 characters');
  assert.equal(addressFault(' a@b '), undefined);
  assert.equal(addressKey(' A@B '), 'a@b');
});
