import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Past, stanceOf, sticksAt } from '../../../elements/navigation/sticky/stance';

const past = (words: string): Past => ({
  top: words.includes('top'),
  all: words.includes('all'),
  other: words.includes('other'),
});

describe('What is sticky', () => {
  const cases: [string, string, 'fixed' | 'animated', boolean, boolean][] = [
    ['stands in its place while nothing is past the line', 'other', 'fixed', false, false],
    ['sticks as soon as its top is past the line', 'top other', 'fixed', false, true],
    ['waits for the other element', 'top all', 'fixed', false, false],
    [
      'stands in its place again when the other element comes back',
      'top all',
      'fixed',
      true,
      false,
    ],
    ['that slides in waits until all of it is out of view', 'top other', 'animated', false, false],
    [
      'that slides in sticks once all of it is out of view',
      'top all other',
      'animated',
      false,
      true,
    ],
    ['that has slid in sticks until its place is at the line', 'top other', 'animated', true, true],
    ['that has slid in ends where its place is', 'other', 'animated', true, false],
  ];
  for (const [sentence, words, mode, isStuck, sticks] of cases) {
    it(sentence, () => assert.equal(sticksAt(past(words), mode, isStuck), sticks));
  }

  it('that ends to stick slides out where its place is out of view, and only then', () => {
    assert.equal(stanceOf(false, past('top other'), true), 'leaving');
    assert.equal(stanceOf(false, past('other'), true), undefined);
    assert.equal(stanceOf(false, past('top other'), false), undefined);
  });
});
