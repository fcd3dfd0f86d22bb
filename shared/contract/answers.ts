/** A visitor's click or key in the drawing of a sleeping element. */
export interface FirstTouch<Type extends Event = Event> {
  event: Type;
  host: HTMLElement;
  shadow: ShadowRoot;
  /** The innermost node of the drawing around the touch that matches a selector; undefined if none does. */
  on(selector: string): HTMLElement | undefined;
}

/**
 * Takes back what is no attribute or text, such as the value of a field.
 *
 * @returns false where something has come after it that stays; the touch is then not repeated
 */
type TakeBack = () => boolean;

/**
 * Shows at once, on the drawn nodes, what a touch leads to. It may set attributes and texts of the drawing
 * and of the author's content, and call methods of native elements; it announces nothing, and remembers
 * something only when the page is left before React is there.
 */
type Answer<Type extends Event> = (touch: FirstTouch<Type>) => TakeBack | undefined | void;

/**
 * The `answers` export of a module `<name>.answers.ts`: what an element does on a touch before React is
 * there. When the element wakes, its attributes and texts are taken back, and the same touches are repeated
 * in React, in one task, so that a visitor sees no difference; a popover stays open, and React adopts it. At
 * most 1.3 kB (brotli), since it stands in the page's head.
 */
export interface Answers {
  click?: Answer<MouseEvent>;
  /**
   * For clicks that others in the page, such as the author's content, may have answered: called once they
   * have had them. Not called where one of them has kept the click from the page.
   */
  lateClick?: Answer<MouseEvent>;
  /** Not called for keys with Ctrl, Meta or Alt, nor for those typed into a field, which Escape is not. */
  keydown?: Answer<KeyboardEvent>;
  /**
   * For a click elsewhere in the page that names it, which the module itself listens for; see `wbt`. Whoever
   * answers it prevents what the browser would do. An element that has this one is also asked about clicks on
   * links and buttons in its content, which may close it.
   */
  invoked?: Answer<MouseEvent>;
  /** For an element that has answered: its visitor has pressed on, or moved the focus to, something else. */
  left?: Answer<Event>;
}

export type Touched = keyof Answers;

/** What the script in a page's head leaves in the page. */
export interface AnsweringPage {
  /** The answers of the page's elements by tag. */
  wba?: Record<string, Answers>;
  /** Lets one element answer an event. */
  wbt?(type: Touched, event: Event, host: EventTarget, path: EventTarget[]): void;
}
