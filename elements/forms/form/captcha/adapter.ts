export type Size = 'invisible' | 'normal';

/** What every provider's script gives to a page; the three have grown alike. */
export interface Api {
  render(box: HTMLElement, options: Record<string, unknown>): unknown;
  execute(id: unknown): unknown;
  reset(id: unknown): void;
  ready?(act: () => void): void;
}

/** One provider of captchas. */
export interface Adapter {
  /** Where its script is. */
  src: string;
  /** The global under which its script is found. */
  global: string;
  /** Whether its script goes on loading after it has loaded, and says when it is ready. */
  saysReady: boolean;
  /** How it is told to show nothing before it must, or a box to tick. */
  options(size: Size): Record<string, unknown>;
}
