import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systemOf } from '../../../elements/popups/operating-system';

const agents: [string, touchPoints: number, system: string][] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'mac'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) with a pen', 1, 'mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, 'android'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 0, 'chrome-os'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'linux'],
  ['', 0, 'other'],
];

describe('The operating system', () => {
  for (const [userAgent, maxTouchPoints, system] of agents) {
    it(`is ${system}: ${userAgent || 'nothing said'}, ${maxTouchPoints} fingers`, () => {
      assert.equal(systemOf({ userAgent, maxTouchPoints }), system);
    });
  }
});
