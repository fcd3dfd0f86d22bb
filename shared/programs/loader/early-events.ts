/** Events that the script in the head records, with their composed paths. */
export type Early = [event: Event, path: EventTarget[]];

/** What that script passes its records to: the list with which it begins, or who has taken over. */
export const recorded = globalThis as { wbq?: { push(early: Early): unknown } };

/** The events from before the loader ran, oldest first. Its second half takes the list over. */
export const earlyEvents = (): Early[] => (Array.isArray(recorded.wbq) ? recorded.wbq : []);
