import AnimationItem from 'lottie-web/player/js/animation/AnimationItem.js';
import CanvasRenderer from 'lottie-web/player/js/renderers/CanvasRenderer.js';
import { registerRenderer } from 'lottie-web/player/js/renderers/renderersManager.js';
import SVGRenderer from 'lottie-web/player/js/renderers/SVGRenderer.js';
import OffsetPathModifier from 'lottie-web/player/js/utils/shapes/OffsetPathModifier.js';
import PuckerAndBloatModifier from 'lottie-web/player/js/utils/shapes/PuckerAndBloatModifier.js';
import RepeaterModifier from 'lottie-web/player/js/utils/shapes/RepeaterModifier.js';
import RoundCornersModifier from 'lottie-web/player/js/utils/shapes/RoundCornersModifier.js';
import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers.js';
import TrimModifier from 'lottie-web/player/js/utils/shapes/TrimModifier.js';
import ZigZagModifier from 'lottie-web/player/js/utils/shapes/ZigZagModifier.js';
import { type Animation, AnimationError } from './read-animation';

// The parts of the light build, without its manager, which would look through the page by a timer for
// anything of the class `lottie`, and play it.
registerRenderer('svg', SVGRenderer);
registerRenderer('canvas', CanvasRenderer);
ShapeModifiers.registerModifier('tm', TrimModifier);
ShapeModifiers.registerModifier('pb', PuckerAndBloatModifier);
ShapeModifiers.registerModifier('rp', RepeaterModifier);
ShapeModifiers.registerModifier('rd', RoundCornersModifier);
ShapeModifiers.registerModifier('zz', ZigZagModifier);
ShapeModifiers.registerModifier('op', OffsetPathModifier);

/** All that the element asks of lottie-web, so that its next version changes this file alone. */
export interface Player {
  /** Draws a frame, counted from 0; fractions are between two. */
  show(frame: number): void;
  destroy(): void;
}

/**
 * Makes a player in an empty box. It has no clock of its own. Throws an AnimationError where lottie-web
 * cannot draw what is in the file.
 *
 * @param animation is its own from now on: it changes it
 */
export function makePlayer(
  stage: HTMLElement,
  animation: Animation,
  renderer: 'svg' | 'canvas',
): Player {
  const item = new AnimationItem();
  let last = 0;
  let problem: unknown;
  item.addEventListener('error', (event) => (problem ??= event.nativeError ?? event));
  item.setParams({
    container: stage,
    renderer,
    loop: false,
    autoplay: false,
    animationData: animation,
    rendererSettings: { preserveAspectRatio: 'xMidYMid meet', clearCanvas: true },
  });
  const show = (frame: number) => {
    last = frame;
    item.goToAndStop(frame, true);
  };
  // A canvas waits for its pictures.
  item.addEventListener('DOMLoaded', () => show(last));
  const sizes = renderer === 'canvas' ? new ResizeObserver(() => item.resize()) : undefined;
  sizes?.observe(stage);
  const destroy = () => {
    sizes?.disconnect();
    item.destroy();
    stage.replaceChildren();
  };
  if (problem) {
    destroy();
    throw new AnimationError(`lottie-web cannot draw it (${String(problem)})`);
  }
  return { show, destroy };
}
