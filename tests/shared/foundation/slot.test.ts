import { expect } from '@open-wc/testing';
import { nodeSlot, pageSlot } from '../../../shared/foundation/slot';
import type * as slots from '../../../shared/foundation/slot';
import { whenFilled } from '../../../shared/foundation/when-filled';

/** The module once more, as another bundle of the page has it. */
const secondCopy = () => {
  const address = new URL('/shared/foundation/slot.ts?second', location.href).href;
  return import(address) as Promise<typeof slots>;
};

describe('A slot of the page', () => {
  it('is empty until somebody fills it', () => {
    expect(pageSlot('slot-test-empty.1').value).to.equal(undefined);
  });

  it('has one value, whichever file fills it', async () => {
    const second = await secondCopy();
    pageSlot<string[]>('slot-test-shared.1').value = ['first'];
    const slot = second.pageSlot<string[]>('slot-test-shared.1');
    expect(slot.value).to.deep.equal(['first']);
    slot.value = undefined;
    expect(pageSlot('slot-test-shared.1').value).to.equal(undefined);
  });

  it('is another one where its value has another type', () => {
    pageSlot<string>('slot-test-version.1').value = 'old';
    expect(pageSlot<number>('slot-test-version.2').value).to.equal(undefined);
  });
});

describe('A slot of a node', () => {
  it('has one value for each node, whichever file fills it', async () => {
    const second = await secondCopy();
    const [one, other] = [document.createElement('p'), document.createElement('p')];
    nodeSlot<number>('slot-test-node.1')(one).value = 1;
    const slotOf = second.nodeSlot<number>('slot-test-node.1');
    expect(slotOf(one).value).to.equal(1);
    expect(slotOf(other).value).to.equal(undefined);
  });
});

describe('What needs a slot filled', () => {
  const never = () => Promise.reject(new Error('not to be fetched'));

  it('is called at once with what another file has brought', () => {
    const slot = pageSlot<string>('slot-test-brought.1');
    slot.value = 'brought';
    const seen: string[] = [];
    whenFilled(slot, never, (value) => void seen.push(value));
    expect(seen).to.deep.equal(['brought']);
  });

  it('is called with what is fetched, which fills the slot', async () => {
    const slot = pageSlot<string>('slot-test-fetched.1');
    const seen = await new Promise((resolve) => whenFilled(slot, async () => 'fetched', resolve));
    expect(seen).to.equal('fetched');
    expect(slot.value).to.equal('fetched');
  });

  it('is called with what came first when two are fetched', async () => {
    const slot = pageSlot<string>('slot-test-raced.1');
    const first = new Promise((resolve) => whenFilled(slot, async () => 'first', resolve));
    const second = new Promise((resolve) => whenFilled(slot, async () => 'second', resolve));
    expect(await Promise.all([first, second])).to.deep.equal(['first', 'first']);
  });

  it('is not called when it was taken back meanwhile', async () => {
    const slot = pageSlot<string>('slot-test-late.1');
    const seen: string[] = [];
    const takeBack = whenFilled(
      slot,
      async () => 'late',
      (value) => void seen.push(value),
    );
    takeBack();
    await new Promise((resolve) => whenFilled(slot, async () => 'later', resolve));
    expect(seen).to.deep.equal([]);
  });

  it('is undone when it is taken back later', () => {
    const slot = pageSlot<string>('slot-test-undone.1');
    slot.value = 'there';
    const done = new Set<string>();
    const takeBack = whenFilled(slot, never, (value) => {
      done.add(value);
      return () => void done.delete(value);
    });
    expect([...done]).to.deep.equal(['there']);
    takeBack();
    expect([...done]).to.deep.equal([]);
  });
});
