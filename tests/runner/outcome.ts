/** What a worker tells of its file: something has ended, or an error came that no test has caught. */
export type Outcome = TestOutcome | { type: 'uncaught'; error: string };

export interface TestOutcome {
  type: 'passed' | 'failed' | 'skipped';
  /** The file's own suite comes last, with one name; its tests have all names from outside in. */
  names: string[];
  isSuite: boolean;
  seconds: number;
  /** Why it failed or was skipped. */
  reason: string;
  /** It failed because a test in it has failed, which was told already. */
  isConsequence: boolean;
}

/** What a worker is told. */
export type Order = { file: string } | 'end';
