/** What can be told of anything that plays, wherever it comes from. */
export interface PlayerState {
  isPlaying: boolean;
  hasEnded: boolean;
  /** Where it is, in seconds. */
  time: number;
  /** In seconds; NaN while unknown, Infinity of a stream. */
  duration: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Whether it cannot be played. */
  hasFailed: boolean;
}

/** One interface for a file and for every provider. */
export interface Player {
  read(): PlayerState;
  play(): void;
  pause(): void;
  /** @param time in seconds */
  seek(time: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** Goes on as it was where the page has moved it, which loads a frame anew. */
  moved?(): void;
  /** Lets go of everything; what plays in a frame of its own stops. */
  destroy(): void;
}

/** What is drawn before a player has said anything. */
export const AT_FIRST: PlayerState = {
  isPlaying: false,
  hasEnded: false,
  time: 0,
  duration: NaN,
  volume: 1,
  isMuted: false,
  hasFailed: false,
};

/** Whether two states are drawn alike. */
export const isSameState = (one: PlayerState, other: PlayerState): boolean =>
  (Object.keys(one) as (keyof PlayerState)[]).every((name) => Object.is(one[name], other[name]));
