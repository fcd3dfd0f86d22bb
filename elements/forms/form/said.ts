/** The states of spec 4. */
export type State = 'idle' | 'pending' | 'blocked' | 'success' | 'fail';

/** What a form says of its being sent. */
export interface Said {
  state: State;
  errors: readonly string[];
  successes: readonly string[];
  /** How much of its files has arrived; null while nobody knows. */
  percent: number | null;
}

export const SILENCE: Said = { state: 'idle', errors: [], successes: [], percent: null };
