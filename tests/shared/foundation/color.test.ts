import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Color, parseColor } from '../../../shared/foundation/color';

const color = (r: number, g: number, b: number, a = 1): Color => ({ r, g, b, a });

function table(title: string, rows: [text: unknown, expected: Color | null][]) {
  test(title, () => {
    for (const [text, expected] of rows) {
      assert.deepEqual(parseColor(text), expected, `of ${String(text)}`);
    }
  });
}

table('three and six hex digits behind a # are a colour', [
  ['#000', color(0, 0, 0)],
  ['#fff', color(255, 255, 255)],
  ['#a1c', color(170, 17, 204)],
  ['#A1C', color(170, 17, 204)],
  ['#0a141e', color(10, 20, 30)],
  ['#ABCDEF', color(171, 205, 239)],
  ['  #0a141e\n', color(10, 20, 30)],
]);

table('rgb and rgba are a colour', [
  ['rgb(1,2,3)', color(1, 2, 3)],
  ['rgb( 1 , 20 , 255 )', color(1, 20, 255)],
  ['RGB(1, 2, 3)', color(1, 2, 3)],
  ['rgb(007,0,0)', color(7, 0, 0)],
  ['rgba(1,2,3,0)', color(1, 2, 3, 0)],
  ['RGBA(1, 2, 3, 1)', color(1, 2, 3)],
  ['rgba(1, 2, 3, 1)', color(1, 2, 3, 1)],
  ['rgba(1, 2, 3, 0.25)', color(1, 2, 3, 0.25)],
  ['rgba(1, 2, 3, .5)', color(1, 2, 3, 0.5)],
  ['rgba(1, 2, 3, 1.0)', color(1, 2, 3, 1)],
  ['rgba(1, 2, 3, 1.)', color(1, 2, 3, 1)],
]);

table('other numbers of digits, numbers out of range and other words are none', [
  ['', null],
  ['#', null],
  ['#12', null],
  ['#1234', null],
  ['#12345', null],
  ['#12345678', null],
  ['123456', null],
  ['#12345g', null],
  ['# 123', null],
  ['##123', null],
  ['#123 #456', null],
  ['rgb(256,0,0)', null],
  ['rgb(0,0,999)', null],
  ['rgb(-1,0,0)', null],
  ['rgb(1.5,0,0)', null],
  ['rgb(10%,0%,0%)', null],
  ['rgb(1 2 3)', null],
  ['rgb(1,2)', null],
  ['rgb(1,2,3,0.5)', null],
  ['rgba(1,2,3)', null],
  ['rgba(1,2,3,1.01)', null],
  ['rgba(1,2,3,-0.5)', null],
  ['rgba(1,2,3,50%)', null],
  ['rgba(1,2,3,.)', null],
  ['rgba(1,2,3,1e-1)', null],
  ['rgba(1,2,3,0.5);color:red', null],
  ['red', null],
  ['transparent', null],
  ['hsl(0,0%,0%)', null],
  ['var(--x)', null],
  ['url(https://example.com)', null],
  ['#123\n#456', null],
  ['<script>', null],
  ['🎨', null],
]);

table('what is no text is none', [
  [null, null],
  [undefined, null],
  [0xffffff, null],
  [['#fff'], null],
  [{ toString: () => '#fff' }, null],
]);

const channel = fc.nat({ max: 255 });
const opacity = fc.integer({ min: 0, max: 1000 }).map((thousandth) => thousandth / 1000);

test('every colour reads as itself, however it is written', () => {
  fc.assert(
    fc.property(channel, channel, channel, opacity, (r, g, b, a) => {
      const digits = [r, g, b].map((it) => it.toString(16).padStart(2, '0')).join('');
      assert.deepEqual(parseColor(`#${digits}`), color(r, g, b));
      assert.deepEqual(parseColor(`#${digits.toUpperCase()}`), color(r, g, b));
      assert.deepEqual(parseColor(`rgb(${r}, ${g}, ${b})`), color(r, g, b));
      assert.deepEqual(parseColor(`rgba(${r},${g},${b},${a})`), color(r, g, b, a));
    }),
    { numRuns: 2000 },
  );
});

test('nothing makes it throw, and what it reads is always in range', () => {
  const nearly = fc.string({
    unit: fc.constantFrom('#', 'rgb(', 'rgba(', ')', ',', '.', '0', '255', '999', 'f', ' ', '-'),
  });
  fc.assert(
    fc.property(fc.oneof(nearly, fc.anything()), (text) => {
      const read = parseColor(text);
      if (!read) return;
      for (const it of [read.r, read.g, read.b]) {
        assert.ok(Number.isInteger(it) && it >= 0 && it <= 255);
      }
      assert.ok(read.a >= 0 && read.a <= 1);
    }),
    { numRuns: 5000 },
  );
});
