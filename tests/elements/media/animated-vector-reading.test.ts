import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { bell } from '../../../demo/gallery/animations/bell';
import { animationIn } from '../../../elements/media/animated-vector/animation-in';
import { firstOf, scrolledTo, step } from '../../../elements/media/animated-vector/frames';
import {
  hasInnerPictures,
  needsFont,
  readAnimation,
} from '../../../elements/media/animated-vector/read-animation';
import { archiveOf } from './archive-of';

const own = (file: string) => (file.startsWith('https://') ? undefined : `/pictures/${file}`);
const read = (changes: object = {}) => readAnimation(JSON.stringify({ ...bell, ...changes }), own);
const run = { frames: 60, rate: 30, speed: 1, direction: 1, loops: false } as const;

describe('An animation that is read', () => {
  it('is one with a size, a rate, frames and layers; else it is said what it lacks', () => {
    assert.equal(read().w, 48);
    for (const [source, reason] of [
      ['{', /no JSON/],
      ['[]', /no animation/],
      ['null', /no animation/],
      ['{"name":"a page"}', /no layers/],
    ] as const)
      assert.throws(() => readAnimation(source, own), reason);
    for (const [changes, reason] of [
      [{ w: 0 }, /its w/],
      [{ h: '48' }, /its h/],
      [{ fr: -1 }, /its fr/],
      [{ op: 0 }, /its frames/],
      [{ op: 1e9 }, /its frames/],
      [{ layers: [] }, /no layer/],
      [{ layers: [null, 3] }, /no layer/],
    ] as const)
      assert.throws(() => read(changes), reason);
  });

  it('asks no other site for pictures or fonts that it names', () => {
    const picture = { id: 'a', w: 10, h: 10 };
    const animation = read({
      assets: [
        { ...picture, u: 'img/', p: 'leaf.png' },
        { ...picture, u: 'https://else.example/', p: 'spy.png' },
        { ...picture, u: '', p: 'data:image/svg+xml,<svg/>' },
        { id: 'data', t: 3, u: '', p: 'more.json' },
      ],
      fonts: { list: [{ fFamily: 'A', fPath: 'https://fonts.example/a.css', origin: 1 }] },
    });
    const { assets, fonts } = animation as unknown as {
      assets: { p: string; u: string }[];
      fonts: { list: { fPath: string }[] };
    };
    assert.deepEqual(
      assets.map(({ u, p }) => u + p),
      ['/pictures/img/leaf.png', '', '/pictures/data:image/svg+xml,<svg/>'],
    );
    assert.deepEqual(
      fonts.list.map(({ fPath }) => fPath),
      [''],
    );
    assert.equal(hasInnerPictures(animation), false);
    const inner = { ...picture, p: 'data:image/png;base64,AAAA' };
    assert.equal(hasInnerPictures(read({ assets: [inner] })), true);
  });

  it('cannot hold up the page: by a composition in itself, by copies, by depth', () => {
    const within = (refId: string) => [{ ty: 0, refId }];
    assert.throws(
      () =>
        read({
          layers: within('a'),
          assets: [
            { id: 'a', layers: within('b') },
            { id: 'b', layers: within('a') },
          ],
        }),
      /holds itself/,
    );
    const twice = [...within('a'), ...within('a')];
    assert.equal(read({ layers: twice, assets: [{ id: 'a', layers: bell.layers }] }).h, 48);
    const copies = (k: unknown) => ({
      layers: [{ ty: 4, shapes: [{ ty: 'rp', c: { a: 0, k } }] }],
    });
    assert.equal(read(copies(12)).h, 48);
    assert.throws(() => read(copies(1e9)), /repeated/);
    assert.throws(() => read(copies([{ t: 0, s: [1e9] }])), /repeated/);
    let deep: object = {};
    for (let depth = 0; depth < 1000; depth += 1) deep = { it: [deep] };
    assert.throws(() => read({ layers: [deep] }), /nested/);
  });

  it('may repeat a shape more or less often as it goes on, never more than the limit', () => {
    const layers = (k: object[]) => [{ ty: 4, shapes: [{ ty: 'rp', c: { a: 1, k } }] }];
    const height = (first: object, last: object = { t: 60, s: [12] }) =>
      read({ layers: layers([{ t: 0, ...first }, last]) }).h;
    const eased = (y: number) => ({ i: { x: [0.8], y: [y] }, o: { x: 0.2, y: 0 } });
    assert.equal(height({ s: [1], ...eased(1) }), 48);
    assert.equal(height({ s: [1], h: 1 }), 48);
    // As older files have it.
    assert.equal(height({ s: [1], e: [12], ...eased(1) }, { t: 60 }), 48);
    for (const first of [
      { s: [1e9], ...eased(1) },
      { s: [1], e: [1e9], ...eased(1) },
      { s: [1], ...eased(1e6) },
      { s: 1 },
      {},
    ])
      assert.throws(() => height(first), /repeated/, JSON.stringify(first));
  });

  it('needs a font where its letters are no shapes of its own', () => {
    const layers = [{ ty: 5 }];
    assert.equal(needsFont(read({ layers })), true);
    assert.equal(needsFont(read({ layers, chars: [{ ch: 'a' }] })), false);
    assert.equal(needsFont(read()), false);
  });
});

/** As the publish step unpacks. */
function unpack(bytes: Uint8Array<ArrayBuffer>, id = '') {
  const reading = animationIn(bytes, id);
  let next = reading.next();
  while (!next.done) next = reading.next(inflateRawSync(next.value.bytes));
  return next.value;
}

describe('A .lottie file', () => {
  const manifest = JSON.stringify({ animations: [{ id: 'one' }, { id: 'two' }] });
  const files = {
    'manifest.json': manifest,
    'animations/one.json': '{"a":1}',
    'a/two.json': '{"b":2}',
  };

  it('gives its first animation, or the one of an id, packed or stored, of both versions', () => {
    for (const isDeflated of [true, false]) {
      const bytes = archiveOf(files, isDeflated);
      assert.equal(unpack(bytes), '{"a":1}');
      assert.equal(unpack(bytes, 'two'), '{"b":2}');
    }
    assert.throws(() => unpack(archiveOf(files), 'three'), /no animation "three", but one, two/);
  });

  it('says what is wrong with it, wherever it is cut off or changed', () => {
    const bytes = archiveOf(files);
    assert.throws(() => unpack(archiveOf({ 'a.txt': '' })), /no manifest.json/);
    assert.throws(() => unpack(archiveOf({ 'manifest.json': manifest })), /lacks the file/);
    for (let length = 23; length < bytes.length; length += 7)
      assert.throws(() => unpack(bytes.slice(0, length)), /archive/);
    for (let at = 4; at < bytes.length; at += 1) {
      const changed = bytes.slice();
      changed[at]! ^= 0xff;
      // Whatever it becomes, it ends, with a text or an error.
      try {
        assert.equal(typeof unpack(changed), 'string');
      } catch (error) {
        assert.ok(error instanceof Error);
      }
    }
  });

  it('is not unpacked where it says itself that it holds too much', () => {
    const bomb = archiveOf({ 'manifest.json': ' '.repeat(25 * 1024 * 1024) });
    assert.ok(bomb.length < 100_000);
    assert.throws(() => unpack(bomb), /holds too much/);
  });

  it('is plain JSON where it is no archive', () => {
    assert.equal(unpack(new TextEncoder().encode('{"w":1}')), '{"w":1}');
  });
});

describe('The frames of an animation', () => {
  it('go on by time, rate and speed, and end at the last one', () => {
    assert.deepEqual(step(run, 0, 1), { frame: 30, hasPassedEnd: false });
    assert.deepEqual(step({ ...run, speed: 0.5 }, 0, 1), { frame: 15, hasPassedEnd: false });
    assert.deepEqual(step(run, 50, 1), { frame: 59, hasPassedEnd: true });
  });

  it('begin at the end and go back with the direction -1', () => {
    const back = { ...run, direction: -1 } as const;
    assert.equal(firstOf(back), 59);
    assert.deepEqual(step(back, 59, 1), { frame: 29, hasPassedEnd: false });
    assert.deepEqual(step(back, 10, 1), { frame: 0, hasPassedEnd: true });
  });

  it('come round without a gap, both ways, also after long', () => {
    const round = { ...run, loops: true };
    assert.deepEqual(step(round, 59.5, 1 / 30), { frame: 0.5, hasPassedEnd: true });
    assert.equal(step({ ...round, direction: -1 }, 0.5, 1 / 30).frame, 59.5);
    assert.equal(step(round, 0, 61).frame, 30);
  });

  it('follow the way of a box through the window', () => {
    const at = (top: number, direction: 1 | -1 = 1) =>
      scrolledTo({ frames: 101, direction }, { top, height: 200 }, 600);
    assert.equal(at(600), 0);
    assert.equal(at(200), 50);
    assert.equal(at(-200), 100);
    assert.equal(at(9000), 0);
    assert.equal(at(-9000), 100);
    assert.equal(at(600, -1), 100);
    assert.equal(scrolledTo({ frames: 9, direction: 1 }, { top: 0, height: 0 }, 0), 0);
  });
});
