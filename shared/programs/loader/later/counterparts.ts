import { counterpartOf } from '../../../browser/html/counterpart';
import { isInside } from '../shadow-tree';

/** For each node of a path that is in a host's shadow tree, a function that finds what stands for it later. */
export const counterpartsIn = (host: HTMLElement, path: EventTarget[]) =>
  path
    .filter((node): node is Element => isInside(host, node))
    .map((node) => counterpartOf(node, host.shadowRoot!));
