import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

const module = pathToFileURL(path.join(import.meta.dirname, 'browsers.ts')).href;
const asks = `import { ensureChromium } from ${JSON.stringify(module)};
try { console.log(ensureChromium()); } catch (error) { console.log(error.message); }`;

describe(
  'A machine without a browser',
  { skip: process.platform !== 'linux' && 'needs apt' },
  () => {
    let bin = '';
    const command = (name: string, ...lines: string[]) =>
      writeFileSync(path.join(bin, name), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 });
    const ask = (environment: Record<string, string> = {}) => {
      const words = ['--import', 'tsx', '--input-type=module', '--eval', asks];
      const env = { PATH: bin, HOME: bin, ...environment };
      return spawnSync(process.execPath, words, { env, encoding: 'utf8' }).stdout.trim();
    };

    beforeEach(() => {
      bin = mkdtempSync(path.join(tmpdir(), 'wb-browsers-'));
      symlinkSync('/usr/bin/env', path.join(bin, 'env'));
      // As `sudo -n` does, for whoever is not root.
      command('sudo', 'shift; exec "$@"');
    });
    afterEach(() => rmSync(bin, { recursive: true }));

    it('gets one with apt, after an update', () => {
      command('apt-get', `echo "$@" >> ${bin}/log`, `[ "$2" = update ] || echo > ${bin}/chromium`);
      assert.match(ask(), new RegExp(`${bin}/chromium$`));
      const [update, install] = readFileSync(path.join(bin, 'log'), 'utf8').split('\n');
      assert.match(update ?? '', /update$/);
      assert.match(install ?? '', /install .*chromium/);
    });
    it('says what to do when apt has none', () => {
      command('apt-get', 'exit 1');
      assert.match(ask(), /none could be installed here.*Install one of them, or set CHROME_PATH/);
    });
    it('says what to do when there is no apt', () => {
      assert.match(ask(), /^No Chromium, Chrome or Edge was found/);
    });
    it('takes the one it is told', () => {
      command('my-chrome', 'exit 0');
      assert.equal(ask({ CHROME_PATH: `${bin}/my-chrome` }), `${bin}/my-chrome`);
    });
  },
);
