import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { stillOf } from './frames';
import { type Animation, AnimationError, framesOf } from './read-animation';
import { svgOf } from './svg-of';
import { TinyNode, tinyGlobals } from './tiny-document';

/** As long as drawing may take, in milliseconds. */
const TIME = 3000;

const DRAW = `(() => {
  let problem;
  const item = lottie.loadAnimation({
    container, renderer: 'svg', loop: false, autoplay: false, animationData: JSON.parse(source),
    rendererSettings: { progressiveLoad: false },
  });
  item.onError = (it) => { problem ??= it.nativeError ?? it; };
  if (item.isLoaded) item.goToAndStop(frame, true);
  if (!item.isLoaded || problem) return String(problem ?? 'something of it is waited for');
})()`;

interface Wanted {
  direction: 1 | -1;
  /** The frame, counted from 0; below that, the one that it begins with. */
  still: number;
  /** In pixels; 0 is as the other one and the animation say. */
  width: number;
  height: number;
}

interface Stage {
  context: vm.Context;
  script: vm.Script;
}

let stage: Stage | undefined;

/**
 * Draws one frame as SVG, with lottie-web itself, which draws it in the browser too. It runs apart from
 * everything else, in a document that can only hold nodes. Throws an AnimationError where it cannot.
 */
export function drawFrame(
  animation: Animation,
  { direction, still, width, height }: Wanted,
): string {
  const frames = framesOf(animation);
  const frame = stillOf({ frames, direction }, still);
  const container = new TinyNode('div');
  try {
    const { context, script } = (stage ??= makeStage());
    Object.assign(context, { container, frame, source: JSON.stringify(animation) });
    const problem: unknown = script.runInContext(context, { timeout: TIME });
    if (problem) throw new AnimationError(`lottie-web cannot draw it (${String(problem)})`);
    const svg = container.children.find(({ tag }) => tag === 'svg');
    if (!svg) throw new AnimationError('lottie-web draws nothing of it');
    const { w, h } = animation;
    return svgOf(svg, `0 0 ${w} ${h}`, [
      width || (height ? (height * w) / h : w),
      height || (width ? (width * h) / w : h),
    ]);
  } catch (error) {
    // What was broken off in the midst draws nothing else.
    stage = undefined;
    if (error instanceof AnimationError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new AnimationError(`its frame cannot be drawn (${reason})`);
  } finally {
    if (stage) vm.runInContext('lottie.destroy(), delete globalThis.container', stage.context);
  }
}

function makeStage(): Stage {
  const context = vm.createContext(tinyGlobals());
  const file = createRequire(import.meta.url).resolve(
    'lottie-web/build/player/lottie_light.min.js',
  );
  vm.runInContext(readFileSync(file, 'utf8'), context, { filename: 'lottie_light.min.js' });
  return { context, script: new vm.Script(DRAW) };
}
