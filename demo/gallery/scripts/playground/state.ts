import type { Explanation } from '../../../../elements/popups/explain';
import type { Contract } from '../../../../shared/contract/contract';
import type { Demo } from '../../demo';
import type { Direction, Mode } from '../../look';
import type { Happening } from '../messages';

/** What somebody has chosen on an element's page; all of it stands in the address. */
export interface Choice {
  /** Counted from 1. */
  example: number;
  mode: Mode;
  /** The HTML of the example, as edited. */
  source: string;
  dir: Direction;
  width: 'full' | 'phone';
}

/** What is known of the drawing in the frame. */
export interface Drawn {
  address: string;
  warnings: string[];
  /** Why there is none. */
  problem: string;
  awake: boolean;
  files: string[];
  /** Those of them that were fetched while it slept; undefined when it was never seen asleep. */
  filesAsleep?: string[];
}

export interface LogEntry extends Happening {
  time: Date;
}

export interface Playground {
  tag: string;
  contract: Contract;
  demo: Demo;
  /** Brotli bytes of the suite's files, by name. */
  weights: Record<string, number>;
  choice: Choice;
  drawn: Drawn;
  log: LogEntry[];
  /** Of a popup: why its rules open it or not, and what is typed of facts, by name. */
  why: { explanation?: Explanation; supposed: Record<string, string> };
}

export const nothingDrawn: Drawn = {
  address: '',
  warnings: [],
  problem: '',
  awake: false,
  files: [],
};
