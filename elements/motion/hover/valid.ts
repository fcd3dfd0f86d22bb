import { isJsonObject } from '../../../shared/foundation/json-object';
import type { Stage } from './stage';

/** The keys that spec 3 allows; playbackRate belongs to the animation, all others to its effect. */
const ALLOWED = new Set([
  ...['composite', 'iterationComposite', 'pseudoElement', 'delay', 'direction', 'duration'],
  ...['easing', 'endDelay', 'fill', 'iterationStart', 'iterations', 'playbackRate'],
]);

/** Whether the browser accepts them: it knows best which durations and easings are valid. */
function isTaken(frames: Keyframe[], options: KeyframeEffectOptions) {
  try {
    return Boolean(new KeyframeEffect(null, frames, options));
  } catch {
    return false;
  }
}

/** The keyframes, each an object of texts and numbers; empty if one of them is invalid. */
export function validFrames(value: unknown): Keyframe[] {
  const isFrame = (it: unknown): it is Keyframe =>
    isJsonObject(it) && Object.values(it).every((part) => /^(string|number)$/.test(typeof part));
  return Array.isArray(value) && value.every(isFrame) && isTaken(value, {}) ? value : [];
}

/** The options without unknown keys; empty if one of them has an invalid value. */
export function validOptions(value: unknown): Stage['options'] {
  if (!isJsonObject(value)) return {};
  const { playbackRate = 1, ...options } = Object.fromEntries(
    Object.entries(value).filter(([key]) => ALLOWED.has(key)),
  );
  const isRate = Number.isFinite(playbackRate) && Number(playbackRate) > 0;
  return isRate && isTaken([], options) ? { ...options, playbackRate: Number(playbackRate) } : {};
}

/** A stage of keyframes and options; undefined without valid keyframes. */
function validStage(value: unknown): Stage | undefined {
  const { keyframes, options } = isJsonObject(value) ? value : {};
  const frames = validFrames(keyframes);
  return frames.length ? { frames, options: validOptions(options) } : undefined;
}

/** The stages and the end stage; undefined unless both exist and all are valid. */
export function validStages(
  several: unknown,
  last: unknown,
): { stages: Stage[]; end: Stage } | undefined {
  const stages = Array.isArray(several) ? several.map(validStage) : [];
  const end = validStage(last);
  const isWhole = (it: (Stage | undefined)[]): it is Stage[] => it.length > 0 && it.every(Boolean);
  return end && isWhole(stages) ? { stages, end } : undefined;
}

/** The selector, if the browser accepts it, else ''. */
export function validSelector(selector: string): string {
  try {
    document.createDocumentFragment().querySelector(selector);
    return selector;
  } catch {
    return '';
  }
}
