/** One animation: its keyframes and how they run. */
export interface Stage {
  frames: Keyframe[];
  options: KeyframeAnimationOptions & { playbackRate?: number };
}

/** The motion of a host while it is pointed at. */
export interface Motion {
  /** Played one after the other; the last one holds or repeats. */
  stages: readonly Stage[];
  /** Played after them when the pointer has left. */
  end?: Stage;
  /** Whether it plays backwards when the pointer has left. */
  isReversible?: boolean;
}
