import { ANSWERED } from '../foundation/answered';

/** A touch that a sleeping element has answered; see `answers/answer.ts`. */
export interface AnsweredTouch {
  event: AnsweredEvent;
  /** The attributes and texts that the answer has changed, in the drawing and in the page. */
  changes: MutationRecord[];
  /** Takes back the rest, if there is any; says false where something has come after it that stays. */
  takeRestBack?: (() => boolean) | undefined;
  /** What the page has done to the element's attributes since then, and before the next answer. */
  since: MutationRecord[];
}

/** An element that has answered touches in its sleep. */
export interface Answered extends HTMLElement {
  [ANSWERED]?: {
    /** Oldest first. */
    touches: AnsweredTouch[];
    /** Keeps in the latest of them what the page does to the element's attributes. */
    observer: MutationObserver;
  };
}

/** What came after an answer that has been taken back. */
interface Outcome {
  /** Something that stays, so that the event must not be repeated: that would undo it. */
  isOverruled: boolean;
  /** What the page did to attributes before the next answer, to be done again once the event is repeated. */
  changes: [name: string, value: string | null][];
}

export interface AnsweredEvent extends Event {
  [ANSWERED]?: Map<Element, Outcome | undefined>;
}

/** Whether an event has been answered in an element's sleep, and is only repeated now. */
export const isAnswered = (event: Event) => ANSWERED in event;

/** What came after an element's answer; undefined if it had none. */
export const outcomeIn = (host: Element, { [ANSWERED]: outcomes }: AnsweredEvent) =>
  outcomes?.get(host);
