/**
 * On a sleeping element: what it has answered. On an event, and on the copies by which it is repeated: which
 * elements have answered it. See `shared/element/answered.ts`.
 */
export const ANSWERED = Symbol.for('wb.answered');
