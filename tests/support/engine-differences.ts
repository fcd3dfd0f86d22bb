import type { EngineName } from './browsers';

/**
 * What engines do differently, and so is tested in every one of them: the titles of tests, or one
 * sentence of them after a colon, each with the reason. Of all other tests in several engines the
 * first sentence alone runs besides in Chromium: it shows that the element works there at all.
 */
export const differences: Readonly<Record<string, string>> = {
  // Loader
  'the code of elements': 'when modules load, fail and are fetched again is up to each engine',
  'a script that wakes a list of elements': 'the loader imports modules by name',
  'a published page': 'declarative shadow roots, upgrade and the order of events',
  'before the loader has arrived': 'a module script runs at another moment in each engine',
  'while an element wakes, the page': 'the order in which a page hears a repeated event',
  'while its code is on the way, an element': 'moves, and callbacks of moved elements',
  'an element that the publish step has not drawn': 'intersection is told at another moment',
  'a script of the page: may set an attribute before the loader is there: shown at waking':
    'attributes of what is not upgraded yet',
  'a script of the page: may set a property of a sleeper: kept, and adopted when it wakes':
    'properties of what is not upgraded yet',
  'a script of the page: hears from wake() when the code cannot be had':
    'a module that failed is remembered by some engines, fetched anew by others',
  'When chunks fail: for good, the browser sends the form, once, with the choice':
    'a form that is held, and sent after all',

  // Held touches
  'a form in a sleeping element that asks for it': 'a submission that is held and sent again',
  'a click that names a sleeping element which asks for it': 'commands and targets by id',
  'While chunks are late, a list: answers keys in their order: the arrows’ value with Space':
    'Space presses a button when it is let go',
  'While chunks are late, a list: answers keys in their order: what was typed, left by Tab':
    'where Tab leads meanwhile',
  'While chunks are late, a list: answers keys in their order: nothing at Escape':
    'Escape closes a native popover',
  'a sequence of keys, its code after any of them:': 'keys that are held, and the focus they move',
  'a sequence with the mouse, its code after any of the steps:': 'what a click focuses, and lists',

  // First touch
  'the first touch of a sleeping element': 'pointer, key and focus events, trusted and repeated',
  'The shop: while chunks are late, a first touch on a picker by keyboard is answered the same':
    'arrow keys in radio buttons',
  'The shop: while chunks are late, a first touch on the button sends once, to the script of the cart':
    'a submission that is held',
  'The shop: while chunks are late, a first touch on the button, twice in a double click, sends once':
    'the two clicks of a double click',
  'The shop: while chunks are late, a first touch that is Enter in the quantity field sends what was typed, once':
    'a submission by Enter',
  'The shop: while chunks are late, a first touch on picker, quantity and button in quick succession sends the choice':
    'touches of several elements, in their order',

  // Forms
  'the value of an element in a form': 'elements that take part in a form',
  'A published account widget': 'native submission, autofill and validation',
  'A published file upload': 'files that a script gives to an input',
  'A published form': 'native submission and validation, and Enter in a field',
  'A published select': 'native lists, their validation, and what Back restores in them',
  'A form, by keyboard alone,': 'the order of focus, keys in fields and lists',
  'A form that does not get through': 'how a request fails',

  // Sliding
  'A carousel under a mouse that was pressed before its code was there':
    'links and pictures that browsers drag, and what a press selects',
  'The first key on slides that sleep': 'which keys scroll a box whose rest is cut off',

  // Back
  'Back, once the viewer of pictures was open,': 'entries that a script makes, and when it is told',
  'A published link': 'addresses that take the place of another, and the page before',
  'A page with wb-anchors: leads back to where the visitor was, and forth again':
    'who restores the place, and when',
  'A published countdown: that is over opens the other page once, and Back does not lead there again':
    'what stays in the history',
  'A published countdown: that is over stays where it is when the other page only leads back':
    'what is kept of a page that was left',
  'A reader of the journal: goes back to the page of the shop that led here':
    'what is kept of a page that was left',
  'After Back from the back-forward cache, picker, price, button and id':
    'what is kept of a page that was left',
  'After Back to a page that is loaded anew, picker, price, button and id':
    'what is restored in fields, and when',
  'After a reload, picker, price, button and id': 'whether fields are restored at all',
};

/** What Firefox's driver cannot show, since it cannot switch scripts off. */
const WITHOUT_SCRIPT = /\bwithout script$/;

/**
 * Whether a sentence is tested in an engine besides Chromium.
 *
 * @param place of the sentence among those of its title, counted from 0
 */
export const isForEveryEngine = (title: string, sentence: string, place: number): boolean =>
  !WITHOUT_SCRIPT.test(sentence) &&
  (place === 0 || title in differences || `${title}: ${sentence}` in differences);

/** Tells of each sentence of a title, asked in their order, whether it is tested in this engine. */
export function testedIn(engine: EngineName, title: string): (sentence: string) => boolean {
  let place = -1;
  return (sentence) => {
    place += 1;
    return engine === 'chromium' || isForEveryEngine(title, sentence, place);
  };
}
