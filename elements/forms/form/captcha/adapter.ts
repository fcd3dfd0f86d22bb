export type Size = 'invisible' | 'normal';

/** The interface that the scripts of all three providers have in common. */
export interface Api {
  render(box: HTMLElement, options: Record<string, unknown>): unknown;
  execute(id: unknown): unknown;
  reset(id: unknown): void;
  ready?(act: () => void): void;
}

/** One provider of captchas. */
export interface Adapter {
  /** The address of its script. */
  src: string;
  /** The global variable that its script sets. */
  global: string;
  /** Whether its script loads more after its load event, and calls back when ready. */
  saysReady: boolean;
  /** The options for a challenge that shows only when it must, or for a checkbox. */
  options(size: Size): Record<string, unknown>;
}
