type Options = boolean | AddEventListenerOptions;

/** A name that no element of the suite could fire: one that is misspelled shall not pass for a page's own. */
type Foreign<Name extends string> = Name extends `wb-${string}` ? never : Name;

/** What every element of the suite has in common: its listeners know the events by name. */
export interface WbElement extends HTMLElement {
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: Options,
  ): void;
  addEventListener<Name extends string>(
    type: Foreign<Name>,
    listener: EventListenerOrEventListenerObject,
    options?: Options,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: Options,
  ): void;
  removeEventListener<Name extends string>(
    type: Foreign<Name>,
    listener: EventListenerOrEventListenerObject,
    options?: Options,
  ): void;
}
