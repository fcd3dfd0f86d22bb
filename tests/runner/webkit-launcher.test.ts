import assert from 'node:assert/strict';
import { it } from 'node:test';
import { patientWebKit } from '../support/patient-webkit';
import type { DrivenPage } from '../support/webdriver';
import type { WebKit } from '../support/webkit';
import { webkitLauncher } from './webkit-launcher';

/** A driver whose browser goes where it is sent, or never answers. */
function driver(answers: boolean, told: string[]): WebKit {
  const page = {
    setViewport: async () => undefined,
    goto: (address: string) => {
      told.push(address);
      return answers ? Promise.resolve(null) : new Promise(() => undefined);
    },
  };
  return {
    open: async () => page as unknown as DrivenPage,
    close: async () => void told.push('closed'),
  };
}

it('A WebKitGTK that does not answer is ended, and another one started in its place', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const told: string[] = [];
  const drivers = [driver(false, told), driver(true, told)];
  const launcher = webkitLauncher(patientWebKit(async () => drivers.shift()!));
  const started = launcher.startSession('one', '/first');
  while (told.length === 0) await Promise.resolve();
  context.mock.timers.tick(39_999);
  assert.deepEqual(told, ['/first']);
  context.mock.timers.tick(1);
  await started;
  assert.deepEqual(told, ['/first', 'closed', '/first']);
  assert.equal(launcher.isActive('one'), true);
  await launcher.startSession('two', '/second');
  assert.deepEqual(told.slice(3), ['/second']);
});
