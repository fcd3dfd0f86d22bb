import { Component, type ReactNode, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import type { Definition } from './registry';

/** The tree of one element: the same on the server and in the browser, or hydration would differ. */
export const tree = ({ component: Drawn }: Definition, props: Failing) => (
  <Boundary>{props[FAILURE] ? <Failed {...props[FAILURE]} /> : <Drawn {...props} />}</Boundary>
);

/** The prop that says that nothing can be drawn, because what it is drawn from could not be read. */
export const FAILURE = 'wb-failure';

interface Failing {
  [FAILURE]?: { cause: unknown };
  [prop: string]: unknown;
}

/** Throws where the boundary hears it. */
function Failed({ cause }: { cause: unknown }): never {
  throw cause;
}

const isStrict = process.env.NODE_ENV !== 'production';

/** In development React draws twice, to find what should not depend on it. */
export const strict = (drawing: ReactNode) =>
  isStrict ? <StrictMode>{drawing}</StrictMode> : drawing;

/** A root whose every drawing is strict: only as the outermost does StrictMode repeat effects too. */
export const strictRoot = (root: Root): Pick<Root, 'render' | 'unmount'> =>
  isStrict
    ? { render: (drawing) => root.render(strict(drawing)), unmount: () => root.unmount() }
    : root;

/** A component that throws leaves the author's content in view, and the other elements alone. */
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
