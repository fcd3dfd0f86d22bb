import { Component, type ReactNode, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import type { Definition } from './registry';

/** The React tree of one element. Server and browser must render the same, or hydration fails. */
export const tree = ({ component: Drawn }: Definition, props: Failing) => (
  <Boundary>{props[FAILURE] ? <Failed {...props[FAILURE]} /> : <Drawn {...props} />}</Boundary>
);

/** The prop that reports that the element's content or field could not be read, so it cannot render. */
export const FAILURE = 'wb-failure';

interface Failing {
  [FAILURE]?: { cause: unknown };
  [prop: string]: unknown;
}

/** Throws during rendering, so that the error boundary catches it. */
function Failed({ cause }: { cause: unknown }): never {
  throw cause;
}

const isStrict = process.env.NODE_ENV !== 'production';

/** In development, StrictMode renders twice to find impure code. */
export const strict = (drawing: ReactNode) =>
  isStrict ? <StrictMode>{drawing}</StrictMode> : drawing;

/** A root that wraps every render in StrictMode, which repeats effects only as the outermost element. */
export const strictRoot = (root: Root): Pick<Root, 'render' | 'unmount'> =>
  isStrict
    ? { render: (drawing) => root.render(strict(drawing)), unmount: () => root.unmount() }
    : root;

/** Error boundary: shows the author's content when a component throws; other elements keep working. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <>
        <slot />
        <slot name="field" />
      </>
    );
  }
}
