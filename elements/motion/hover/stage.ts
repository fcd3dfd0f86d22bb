/** One animation: its keyframes and how they run. */
export interface Stage {
  frames: Keyframe[];
  options: KeyframeAnimationOptions & { playbackRate?: number };
}

/** What a host does while it is pointed at. */
export interface Motion {
  /** One after the other; the last stays, or goes on. */
  stages: readonly Stage[];
  /** What follows them when the pointer has left. */
  end?: Stage;
  /** Whether it runs back then. */
  isReversible?: boolean;
}
