import type { Run } from './frames';

export interface Settings extends Pick<Run, 'speed' | 'direction' | 'loops'> {
  trigger: 'load' | 'click' | 'hover' | 'scroll';
  renderer: 'svg' | 'canvas';
  /** The address of the file; empty when it is written inside. */
  src: string;
  /** The id of one in a .lottie file. */
  animation: string;
  /** The frame to be seen until it plays; -1 is the one that it begins with. */
  still: number;
}

/** The box that the component has drawn. */
export const boxOf = (host: Element): HTMLElement | null =>
  host.shadowRoot?.querySelector<HTMLElement>('.box') ?? null;

/** Whether nothing is to be seen before it is drawn by what plays it. */
export const isBare = (host: Element): boolean =>
  !host.shadowRoot?.querySelector('.still, .box[data-poster]');

/** Reads what the drawing says of itself, since what plays before React is there has no contract. */
export function settingsOf({ dataset }: HTMLElement): Settings {
  const { trigger, speed, direction, loops, renderer, src, animation, still } = dataset;
  return {
    trigger: trigger as Settings['trigger'],
    speed: Number(speed),
    direction: direction === '-1' ? -1 : 1,
    loops: loops !== undefined,
    renderer: renderer as Settings['renderer'],
    src: src ?? '',
    animation: animation ?? '',
    still: Number(still),
  };
}

/** The animation that is written into an element; empty when there is none. */
export const innerOf = (host: Element): string =>
  host.querySelector(':scope > script[type="application/json"]')?.textContent.trim() ?? '';
