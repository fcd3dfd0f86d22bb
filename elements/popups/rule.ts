import type { Pattern } from './pattern';

/** One parsed rule: fields that its kind does not take are absent, missing ones have their default. */
export interface Rule {
  rule: string;
  is?: string;
  amount?: number;
  value?: string;
  /** The value as a regular expression; a `regex` rule without it never holds. */
  pattern?: Pattern;
  of?: string[];
  name?: string;
  unit?: string;
  /** Inverts the rule. */
  not?: boolean;
  /** Set on an invalid rule: the wrong field; `rule` for an unknown name. */
  wrong?: string;
  /** Why it is wrong, if the field alone does not say it; a sentence without its full stop. */
  why?: string;
}

/** `all`: any trigger opens, all conditions must hold. `any`: any single rule opens. */
export type Match = 'all' | 'any';

/** The role of a rule. A veto (only with `any`) opens nothing, but can keep the popup closed. */
export type Role = 'trigger' | 'condition' | 'veto';

/** One rule with its result. */
export interface Reason {
  rule: Rule;
  role: Role;
  holds: boolean;
}

export interface Verdict {
  opens: boolean;
  /** One for each rule, in order. */
  reasons: Reason[];
}
