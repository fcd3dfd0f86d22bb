import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Slot } from '../../../shared/foundation/slot';
import { whenFilled } from '../../../shared/foundation/when-filled';

// A browser has it.
globalThis.reportError ??= () => {};

/** What is done with a value, and when. */
function doing(slot: Slot<string>, fetched = Promise.resolve('fetched')) {
  const done: string[] = [];
  const stop = whenFilled(
    slot,
    () => fetched,
    (value) => {
      done.push(value);
      return () => void done.push('undone');
    },
  );
  return { done, stop };
}

describe('What needs a value', () => {
  it('is done at once where the value is there', () => {
    const { done } = doing({ value: 'there' });
    assert.deepEqual(done, ['there']);
  });

  it('is done when the value has come, which is kept for the next', async () => {
    const slot: Slot<string> = { value: undefined };
    const { done } = doing(slot);
    assert.deepEqual(done, []);
    await Promise.resolve();
    assert.deepEqual(done, ['fetched']);
    assert.equal(slot.value, 'fetched');
  });

  it('is done with the value of another who was quicker', async () => {
    const slot: Slot<string> = { value: undefined };
    const { done } = doing(slot);
    slot.value = 'quicker';
    await Promise.resolve();
    assert.deepEqual(done, ['quicker']);
  });

  it('is not done when nobody wants it any more, and undone when it was', async () => {
    const slot: Slot<string> = { value: undefined };
    const { done, stop } = doing(slot);
    stop();
    await Promise.resolve();
    assert.deepEqual(done, []);
    const again = doing(slot);
    again.stop();
    assert.deepEqual(again.done, ['fetched', 'undone']);
  });

  it('may leave nothing to undo', () =>
    assert.doesNotThrow(
      whenFilled(
        { value: 'a' },
        () => Promise.resolve('b'),
        () => {},
      ),
    ));
});
