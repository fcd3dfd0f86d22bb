/**
 * The result of sending a form (spec 4). While the form is sent, `data-state` is 'blocked' instead. A draft
 * that was taken leaves it 'idle'.
 */
export interface Status {
  state: 'idle' | 'pending' | 'success' | 'fail';
  errors: readonly string[];
  successes: readonly string[];
  /** How much of the files has been uploaded; null while unknown. */
  percent: number | null;
}

export const IDLE: Status = { state: 'idle', errors: [], successes: [], percent: null };
