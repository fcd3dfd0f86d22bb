/** What came of sending a form (spec 4). While it is sent the state is 'blocked', whatever stands here. */
export interface Status {
  state: 'idle' | 'pending' | 'success' | 'fail';
  errors: readonly string[];
  successes: readonly string[];
  /** How much of the files has been uploaded; null while unknown. */
  percent: number | null;
}

export const IDLE: Status = { state: 'idle', errors: [], successes: [], percent: null };
