import type { Pattern } from '../../shared/text/pattern';

/** One rule, read: fields that its kind does not take are absent, those left out have their default. */
export interface Rule {
  rule: string;
  is?: string;
  amount?: number;
  value?: string;
  /** The value, where that is a regular expression; without it no text can be tried, and the rule never holds. */
  pattern?: Pattern;
  of?: string[];
  name?: string;
  unit?: string;
  /** Holds exactly when it else would not. */
  not?: boolean;
  /** Set when it cannot be read: the field that is wrong; `rule` for a name that no rule has. */
  wrong?: string;
  /** Why it is wrong, where the field alone does not say it; a sentence without its full stop. */
  why?: string;
}

/** `all`: any trigger opens, all conditions must hold. `any`: any single rule opens. */
export type Match = 'all' | 'any';

/** What a rule may do. A veto (only with `any`) opens nothing, but keeps closed. */
export type Role = 'trigger' | 'condition' | 'veto';

/** One rule with what became of it. */
export interface Reason {
  rule: Rule;
  role: Role;
  holds: boolean;
}

export interface Verdict {
  opens: boolean;
  /** One a rule, in order. */
  reasons: Reason[];
}
