import { isJsonObject } from '../../../shared/foundation/json-object';

type JsonObject = Record<string, unknown>;

/** A Lottie animation that may be played: of known size and length, and asking no other site for anything. */
export interface Animation extends JsonObject {
  w: number;
  h: number;
  /** Frames a second. */
  fr: number;
  /** The first frame, and the one after the last. */
  ip: number;
  op: number;
  layers: JsonObject[];
}

/** Why something cannot be played, as a sentence for its author. */
export class AnimationError extends Error {}

const LARGEST = 20_000;
const LONGEST = 1_000_000;
/** More copies of a shape than anybody sees apart, which would hold up the page. */
const COPIES = 1000;
const DEEPEST = 200;

/**
 * Reads an animation. Throws an AnimationError when it is none.
 *
 * @param pictureAt the address that a picture's file may be fetched from, undefined if it may not
 */
export function readAnimation(
  source: string,
  pictureAt: (file: string) => string | undefined,
): Animation {
  const data = parse(source);
  if (!isJsonObject(data) || !Array.isArray(data['layers']))
    throw new AnimationError('it is JSON, and no animation: it has no layers');
  for (const [key, most] of [
    ['w', LARGEST],
    ['h', LARGEST],
    ['fr', 1000],
  ] as const) {
    const value = data[key];
    if (!isNumber(value) || value <= 0 || value > most)
      throw new AnimationError(`its ${key} is no number from above 0 to ${most}`);
  }
  const { ip, op } = data;
  if (!isNumber(ip) || !isNumber(op) || op - ip < 1 || op - ip > LONGEST)
    throw new AnimationError('its frames, from ip to op, are none or too many');
  const animation = data as Animation;
  animation.layers = animation.layers.filter((it) => isJsonObject(it) && it['ty'] !== AUDIO);
  if (!animation.layers.length) throw new AnimationError('it has no layer that could be seen');
  animation['assets'] = assetsOf(animation, pictureAt);
  animation['fonts'] = fontsOf(animation['fonts']);
  delete animation['segments'];
  limitCopies(animation.layers, 0);
  limitCopies(animation['assets'], 0);
  forbidCircles(animation);
  return animation;
}

/** How many frames there are; never less than one. */
export const framesOf = ({ ip, op }: Pick<Animation, 'ip' | 'op'>): number =>
  Math.max(1, Math.floor(op - ip));

/** Whether letters are drawn by a font of the visitor's, not as shapes of the file's own. */
export const needsFont = ({ layers, assets, chars }: Animation): boolean =>
  !(Array.isArray(chars) && chars.length) &&
  [layers, ...list(assets).map((it) => it['layers'])].some((some) =>
    list(some).some(({ ty }) => ty === TEXT),
  );

/** Whether it holds pictures written into the file itself, which strict policies forbid. */
export const hasInnerPictures = ({ assets }: Animation): boolean =>
  list(assets).some(({ p }) => typeof p === 'string' && p.startsWith('data:'));

/** The kinds of layers, as files number them. */
const TEXT = 5;
const AUDIO = 6;

const INNER = /^data:image\/(png|jpeg|gif|webp);base64,/i;

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const list = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter((it) => isJsonObject(it)) : [];

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new AnimationError('it is no JSON');
  }
}

/** Compositions, and pictures with addresses that may be asked; nothing else of what a file may name. */
function assetsOf({ assets }: Animation, pictureAt: (file: string) => string | undefined) {
  return list(assets).flatMap((asset): JsonObject[] => {
    if (Array.isArray(asset['layers'])) return [{ ...asset, layers: list(asset['layers']) }];
    const { u, p } = asset;
    if (typeof p !== 'string') return [];
    if (INNER.test(p)) return [{ ...asset, u: '', e: 1 }];
    if (!isNumber(asset['w']) || !isNumber(asset['h'])) return [];
    // An empty address shows nothing, and asks for nothing.
    return [{ ...asset, u: '', e: 1, p: pictureAt(`${typeof u === 'string' ? u : ''}${p}`) ?? '' }];
  });
}

/** Fonts by name alone: files of fonts are asked from other sites. */
const fontsOf = (fonts: unknown) => ({
  list: list(isJsonObject(fonts) ? fonts['list'] : []).map((it) => ({
    ...it,
    fPath: '',
    fOrigin: '',
    origin: 0,
  })),
});

/** Limits how often shapes are repeated, in each layer and shape of a file. */
function limitCopies(value: unknown, depth: number): void {
  if (depth > DEEPEST) throw new AnimationError('its layers and shapes are nested too deep');
  if (typeof value !== 'object' || value === null) return;
  const { ty, c } = value as { ty?: unknown; c?: unknown };
  if (ty === 'rp' && isJsonObject(c) && !isFew(c))
    throw new AnimationError(`a shape of it may be repeated more than ${COPIES} times`);
  for (const it of Object.values(value)) limitCopies(it, depth + 1);
}

/** Whether a number of copies stays within the limit, also while it changes from one keyframe to the next. */
function isFew({ k, sid }: JsonObject): boolean {
  const isCount = (it: unknown) => isNumber(it) && it <= COPIES;
  // By an id, it is told elsewhere in the file.
  if (sid) return false;
  if (!Array.isArray(k)) return isCount(k);
  return k.every((frame: unknown, at) => {
    if (!isJsonObject(frame)) return false;
    const { s, e, i, o } = frame;
    // In older files the last one is but a time, and the one before says where it ends.
    const isWhole = Array.isArray(s) || (s === undefined && at === k.length - 1);
    const isSteady = (it: unknown) => isNumber(it) && it >= 0 && it <= 1;
    // Any other easing goes beyond what it goes from and to.
    const eases = [i, o].flatMap((ease) =>
      isJsonObject(ease) ? [ease['x'], ease['y']].flat() : [],
    );
    return isWhole && [s ?? [], e ?? []].flat().every(isCount) && eases.every(isSteady);
  });
}

/** Throws where a composition holds itself, by whatever way, since it would be drawn without end. */
function forbidCircles({ layers, assets }: Animation) {
  const compositions = new Map(list(assets).map((it) => [it['id'], list(it['layers'])]));
  const done = new Set<unknown>();
  const go = (of: JsonObject[], way: unknown[]) => {
    for (const { refId } of of) {
      if (way.includes(refId)) throw new AnimationError('a composition of it holds itself');
      const next = done.has(refId) ? undefined : compositions.get(refId);
      if (next) go(next, [...way, refId]);
      done.add(refId);
    }
  };
  go(layers, []);
}
