/** What lottie-web's sources have of what lottie.ts asks for; the package describes its builds alone. */
declare module 'lottie-web/player/js/animation/AnimationItem.js' {
  export default class AnimationItem {
    setParams(params: Record<string, unknown>): void;
    addEventListener(name: string, listener: (event: { nativeError?: unknown }) => void): void;
    goToAndStop(frame: number, isFrame: true): void;
    resize(): void;
    destroy(): void;
  }
}

declare module 'lottie-web/player/js/renderers/renderersManager.js' {
  export function registerRenderer(name: string, renderer: unknown): void;
}

declare module 'lottie-web/player/js/utils/shapes/ShapeModifiers.js' {
  export const ShapeModifiers: { registerModifier(name: string, modifier: unknown): void };
}

declare module 'lottie-web/player/js/*' {
  const part: unknown;
  export default part;
}
