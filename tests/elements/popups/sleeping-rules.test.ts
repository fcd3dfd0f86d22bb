import { expect } from '@open-wc/testing';
import { isRunning } from '../../../elements/popups/run-rules';
import { runAsleep } from '../../../elements/popups/sleeping-rules';
import { put } from '../../support/test-element';

const CLICK = '[{"rule":"click"}]';

/** A popup whose component is not there, so that it sleeps; its rules run, and say whom they wake. */
async function sleeping(rules: string) {
  const woken: Element[] = [];
  const host = put('<wb-popup id="letter">Text</wb-popup>');
  await runAsleep(host, rules, () => woken.push(host));
  return { host, woken };
}

const click = () => document.body.click();

describe('The rules of a sleeping popup', () => {
  afterEach(() => {
    put('');
  });

  it('wake it when they say that it opens', async () => {
    const { woken } = await sleeping(CLICK);
    expect(woken).to.have.length(0);
    click();
    expect(woken).to.have.length(1);
  });

  it('wake it once', async () => {
    const { host, woken } = await sleeping(CLICK);
    click();
    click();
    expect(woken).to.have.length(1);
    expect(isRunning(host)).to.equal(false);
  });

  it('wake nobody after it was removed while asleep, and end then', async () => {
    const { host, woken } = await sleeping(CLICK);
    host.remove();
    expect(isRunning(host)).to.equal(true);
    click();
    expect(woken).to.have.length(0);
    expect(isRunning(host)).to.equal(false);
  });

  it('do not begin for one that has left before they came', async () => {
    const host = put('<wb-popup id="letter">Text</wb-popup>');
    host.remove();
    await runAsleep(host, CLICK, () => undefined);
    expect(isRunning(host)).to.equal(false);
  });
});
