import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chunksOf } from '../../../../demo/site/request/body';
import { sharedMemory } from '../../../../demo/site/request/memory';
import { Refusal } from '../../../../demo/site/request/refusal';

const hasStatus = (status: number) => (error: unknown) =>
  error instanceof Refusal && error.status === status;

describe('A body', () => {
  test('that stops coming is refused with 408, and what is left of it can still be read', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({ start: (it) => void (controller = it) });
    const chunks = chunksOf(stream, 20_000);
    controller.enqueue(new Uint8Array(3));
    assert.equal((await chunks.next()).value?.byteLength, 3);

    const waiting = assert.rejects(chunks.next(), hasStatus(408));
    context.mock.timers.tick(20_000);
    await waiting;

    controller.enqueue(new Uint8Array(5));
    assert.equal((await chunksOf(stream, 2000).next()).value?.byteLength, 5);
  });

  test('that breaks off is refused with 400', async () => {
    const stream = new ReadableStream<Uint8Array>({ start: (it) => it.error(new Error('gone')) });
    await assert.rejects(chunksOf(stream, 20_000).next(), hasStatus(400));
  });
});

describe('Memory that requests share', () => {
  test('refuses with 503 who needs more than is left, and is given back at the end', async () => {
    const memory = sharedMemory(100, 100);
    await memory('somebody', async (take) => {
      take(60);
      await assert.rejects(
        memory('somebody', async (takeToo) => {
          takeToo(40);
          takeToo(1);
        }),
        hasStatus(503),
      );
      await memory('somebody', async (takeToo) => takeToo(40));
    });
    await memory('somebody', async (take) => take(100));
  });

  test('leaves room for others whatever one sender takes up', async () => {
    const memory = sharedMemory(100, 60);
    await memory('one', async (take) => {
      take(50);
      await assert.rejects(
        memory('one', async (takeToo) => takeToo(11)),
        hasStatus(503),
      );
      await memory('one', async (takeToo) => takeToo(10));
      await memory('another', async (takeToo) => takeToo(50));
    });
    await memory('one', async (take) => take(60));
  });

  test('is given back by a task that fails', async () => {
    const memory = sharedMemory(100, 100);
    const failing = memory('somebody', async (take) => {
      take(100);
      throw new Error('failed');
    });
    await assert.rejects(failing, /failed/);
    await memory('somebody', async (take) => take(100));
  });
});
