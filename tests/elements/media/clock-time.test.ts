import { expect } from '@open-wc/testing';
import { clockTime } from '../../../elements/media/clock-time';

describe('A time', () => {
  it('is minutes and seconds, and past an hour hours as well', () => {
    const shown = { 0: '0:00', 59.9: '0:59', 60: '1:00', 3599: '59:59', 3600: '1:00:00' };
    for (const [seconds, text] of Object.entries(shown))
      expect(clockTime(Number(seconds))).to.equal(text);
    expect(clockTime(37_230)).to.equal('10:20:30');
  });

  it('is 0:00 of what is no time', () => {
    for (const seconds of [NaN, Infinity, -Infinity, -5])
      expect(clockTime(seconds)).to.equal('0:00');
  });
});
