type Options = boolean | AddEventListenerOptions;

/** An event name outside the suite, so that a misspelled `wb-` name is an error, not a custom event. */
type Foreign<Name extends string> = Name extends `wb-${string}` ? never : Name;

/** The base type of every suite element, with event listeners typed by event name. */
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
