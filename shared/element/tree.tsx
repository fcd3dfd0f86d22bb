import { Component, type ReactNode, StrictMode } from 'react';
import type { Definition } from './registry';

/** The tree of one element: the same on the server and in the browser, or hydration would differ. */
export function tree({ component: Drawn }: Definition, props: object) {
  const drawn = (
    <Boundary>
      <Drawn {...props} />
    </Boundary>
  );
  return process.env.NODE_ENV === 'production' ? drawn : <StrictMode>{drawn}</StrictMode>;
}

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
