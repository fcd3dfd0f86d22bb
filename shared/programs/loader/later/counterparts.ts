import { counterpartOf } from '../../../browser/html/counterpart';

/** For each node of a path that is in a host's shadow tree, a function that finds what stands for it later. */
export const counterpartsIn = ({ shadowRoot }: HTMLElement, path: EventTarget[]) =>
  path
    .filter((node) => node instanceof Element && shadowRoot?.contains(node))
    .map((node) => counterpartOf(node as Element, shadowRoot!));
