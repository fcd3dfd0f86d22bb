import { describe, it } from 'node:test';
import { firstExamples } from '../support/element-list';
import {
  followsAsleep,
  followsAwake,
  openChangeable,
  READ_AT_WAKING,
  standsMorphsAsleep,
  standsMorphsAwake,
} from './changing';
import { inGroups } from './groups';
import type { Example } from './laboratory';
import { visitOnce } from './visits';
import type { Question } from './visits';

/** Elements that share a page. What is read at waking is not looked at before, and so stands alone. */
const groups = inGroups(
  firstExamples,
  (one, other) => !READ_AT_WAKING.has(one.tag) && !READ_AT_WAKING.has(other.tag),
);

/** Tells of each example whether it passes; of several in one page where they pass together. */
function answersOf(question: Question) {
  const visit = visitOnce(openChangeable, [question], groups);
  return (example: Example) => visit(question, example);
}

describe('A page that changes around an element', () => {
  describe('says asleep what it says freshly published, and wakes without an error', () => {
    const answer = answersOf(followsAsleep);
    for (const example of firstExamples) it(example.title, () => answer(example));
  });

  describe('says awake what it says freshly published', () => {
    const afterChanges = answersOf(followsAwake);
    const afterMorphs = {
      awake: answersOf(standsMorphsAwake),
      asleep: answersOf(standsMorphsAsleep),
    };

    for (const example of firstExamples) {
      it(`after all kinds of changes: ${example.title}`, () => afterChanges(example));

      for (const [before, answer] of Object.entries(afterMorphs)) {
        it(`after morphs and an undo, ${before} before: ${example.title}`, () => answer(example));
      }
    }
  });
});
