import { describe, it } from 'node:test';
import { examples } from '../support/element-list';
import { inGroups } from './groups';
import { answersFirstTouch, totals } from './late-touch';
import { openTouchable } from './touching';
import { visitOnce } from './visits';

/** Elements that are touched alone, since a touch of another would be one of theirs, and why. */
const ALONE: Record<string, string> = {
  ...Object.fromEntries(
    [
      'wb-add-to-cart',
      'wb-language-switcher',
      'wb-mega-menu',
      'wb-menu',
      'wb-select',
      'wb-variant-picker',
    ].map((tag) => [tag, 'what has opened closes at the next press elsewhere']),
  ),
  ...Object.fromEntries(
    ['wb-customer', 'wb-password-reset', 'wb-protected-page'].map((tag) => [
      tag,
      'what the browser says of a field goes at the next press elsewhere',
    ]),
  ),
  ...Object.fromEntries(
    ['wb-audio', 'wb-video', 'wb-video-playlist'].map((tag) => [
      tag,
      'when one plays, the others pause, and say so once they are awake',
    ]),
  ),
  'wb-carousel': 'slides are marked as out of view while it is in the window',
  'wb-form': 'a field that is left is checked',
  'wb-off-canvas': 'nothing else can be touched while it is open',
  'wb-popup': 'nothing else can be touched while it is open',
  'wb-alert': 'its button comes after a time',
  'wb-social-embed': 'what a visitor allows in one is allowed in all',
};

const groups = inGroups(examples, (one, other) => !(one.tag in ALONE) && !(other.tag in ALONE));
const visit = visitOnce(openTouchable, [answersFirstTouch], groups);

/**
 * A first touch is answered as any later one, however late the code comes. What an element answers without
 * it looks the same before, and in each frame until it is there.
 */
describe('The first touch', () => {
  describe(
    'A first click, before the code arrives, is answered as if awake',
    { concurrency: 6 },
    () => {
      for (const example of examples) {
        it(example.title, async (t) => {
          await visit(answersFirstTouch, example);
          if (!totals.get(example)) t.diagnostic('has nothing to click');
        });
      }
    },
  );
});
