import { isJsonObject } from '../../../shared/validation/json-object';
import type { Stage } from './stage';

/** The keys that spec 3 allows; the rate is the animation's, and all others its effect's. */
const ALLOWED = new Set([
  ...['composite', 'iterationComposite', 'pseudoElement', 'delay', 'direction', 'duration'],
  ...['easing', 'endDelay', 'fill', 'iterationStart', 'iterations', 'playbackRate'],
]);

/** Whether the browser takes it: it knows best what a duration or an easing may be. */
function isTaken(frames: Keyframe[], options: KeyframeEffectOptions) {
  try {
    return Boolean(new KeyframeEffect(null, frames, options));
  } catch {
    return false;
  }
}

/** Keyframes, each an object whose values are all text or numbers; none when one of them is not. */
export function validFrames(value: unknown): Keyframe[] {
  const isFrame = (it: unknown): it is Keyframe =>
    isJsonObject(it) && Object.values(it).every((part) => /^(string|number)$/.test(typeof part));
  return Array.isArray(value) && value.every(isFrame) && isTaken(value, {}) ? value : [];
}

/** Options without the keys that nobody knows; none when one of them has a bad value. */
export function validOptions(value: unknown): Stage['options'] {
  if (!isJsonObject(value)) return {};
  const { playbackRate = 1, ...options } = Object.fromEntries(
    Object.entries(value).filter(([key]) => ALLOWED.has(key)),
  );
  const isRate = Number.isFinite(playbackRate) && Number(playbackRate) > 0;
  return isRate && isTaken([], options) ? { ...options, playbackRate: Number(playbackRate) } : {};
}

/** Keyframes and how they run; none without keyframes. */
export function validStage(value: unknown): Stage | undefined {
  const { keyframes, options } = isJsonObject(value) ? value : {};
  const frames = validFrames(keyframes);
  return frames.length ? { frames, options: validOptions(options) } : undefined;
}

/** Motions and what ends them; none unless there are both, and each is valid. */
export function validStages(
  several: unknown,
  last: unknown,
): { stages: Stage[]; end: Stage } | undefined {
  const stages = Array.isArray(several) ? several.map(validStage) : [];
  const end = validStage(last);
  const isWhole = (it: (Stage | undefined)[]): it is Stage[] => it.length > 0 && it.every(Boolean);
  return end && isWhole(stages) ? { stages, end } : undefined;
}

/** A selector that the browser understands, else ''. */
export function validSelector(selector: string): string {
  try {
    document.createDocumentFragment().querySelector(selector);
    return selector;
  } catch {
    return '';
  }
}
