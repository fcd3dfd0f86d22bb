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
  'a choice among 40 products of a catalogue': 'how many chunks load at once',
  'a watcher': 'Firefox has no idle time as Chromium has',
  'while its code is on the way, an element': 'moves, and callbacks of moved elements',
  'an element that the publish step has not drawn': 'intersection is told at another moment',
  'a drawn element': 'upgrade of what a script puts into the page',
  'a script of the page': 'attributes and properties of what is not upgraded yet',
  'When chunks fail': 'a module that failed is remembered by some engines, fetched anew by others',
  'The shop': 'the loader with a whole shop, chunk by chunk',

  // Held touches
  'a form in a sleeping element that asks for it': 'a submission that is held and sent again',
  'a click that names a sleeping element which asks for it': 'commands and targets by id',
  'While chunks are late, a list': 'keys that are held, and what has the focus meanwhile',
  'a sequence of keys, its code after any of them:': 'keys that are held, and the focus they move',
  'a sequence with the mouse, its code after any of the steps:': 'what a click focuses, and lists',

  // First touch
  'the first touch of a sleeping element': 'pointer, key and focus events, trusted and repeated',

  // Forms
  'the value of an element in a form': 'elements that take part in a form',
  'A published account widget': 'native submission, autofill and validation',
  'A published file upload': 'files that a script gives to an input',
  'A published form': 'native submission and validation, and Enter in a field',
  'A published select': 'native lists, their validation, and what Back restores in them',
  'A form, by keyboard alone,': 'the order of focus, keys in fields and lists',
  'A form that does not get through': 'how a request fails',

  // Back
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

/**
 * Whether a sentence is tested in an engine besides Chromium.
 *
 * @param place of the sentence among those of its title, counted from 0
 */
export const isForEveryEngine = (title: string, sentence: string, place: number): boolean =>
  place === 0 || title in differences || `${title}: ${sentence}` in differences;
