import type { Props } from '../../../shared/contract/contract';
import type { hover } from './hover.contract';
import { presets } from './presets';
import type { Motion, Stage } from './stage';
import { validFrames, validOptions, validSelector, validStages } from './valid';

export type Values = Props<typeof hover>;

/** Reads an element's attributes, for elements that have no kernel yet; invalid values count as missing. */
export function valuesOf(host: HTMLElement): Values {
  /** The specification spells some names without a hyphen. */
  const text = (name: string) =>
    host.getAttribute(name) ?? host.getAttribute(name.replace('-', '')) ?? '';
  const data = (name: string): unknown => {
    try {
      return JSON.parse(text(name));
    } catch {
      return undefined;
    }
  };
  const duration = text('duration').trim() ? Number(text('duration')) : NaN;
  return {
    animation: text('animation') as Values['animation'],
    duration: Number.isFinite(duration) ? Math.min(60_000, Math.max(0, duration)) : 1000,
    keyframes: data('keyframes'),
    options: data('options'),
    reversible: host.hasAttribute('reversible'),
    multiAnimation: data('multi-animation'),
    endAnimation: data('end-animation'),
    target: text('target'),
    animationId: text('animation-id'),
  };
}

/**
 * The motion of a host while it is pointed at; undefined for none.
 *
 * @param height of the node that moves, in pixels
 */
export function motionOf(values: Values, height: number): Motion | undefined {
  const { animation, duration, keyframes, options, reversible, multiAnimation, endAnimation } =
    values;
  const timed = ({ frames, options: own }: Stage): Stage => ({
    frames,
    options: { duration, easing: 'ease', fill: 'forwards', ...own },
  });
  const several = validStages(multiAnimation, endAnimation);
  if (several) return { stages: several.stages.map(timed), end: timed(several.end) };
  const frames = validFrames(keyframes);
  const own = validOptions(options);
  if (frames.length) return { stages: [timed({ frames, options: own })], isReversible: reversible };
  const preset = Object.hasOwn(presets, animation)
    ? presets[animation as keyof typeof presets](height)
    : undefined;
  if (!preset) return undefined;
  const run = (it: Stage) => timed({ frames: it.frames, options: { ...it.options, ...own } });
  return {
    ...preset,
    stages: preset.stages.map(run),
    ...(preset.end && { end: timed(preset.end) }),
  };
}

/**
 * The node that moves: what the target matches in the content, null for no match; without a target
 * the box around the content.
 */
export function targetOf(host: HTMLElement, { target }: Values): HTMLElement | null {
  const selector = validSelector(target);
  return selector
    ? host.querySelector<HTMLElement>(selector)
    : (host.shadowRoot?.querySelector<HTMLElement>('.box') ?? null);
}
