import type { ComponentType } from 'react';
import type { Contract, Props, Wired } from '../contract/contract';
import { createHostClass } from './host';
import { type ElementOptions, registry } from './registry';

/**
 * Registers a React component as the element its contract describes. Safe to call twice, with two
 * copies of the library on a page, and in Node, where it only fills the registry.
 */
export function defineElement<C extends Contract, T = undefined>(
  contract: C,
  component: ComponentType<Wired<C, T>>,
  styles: string,
  options: ElementOptions<Props<C>, T> = {},
) {
  const definition = { contract, component, styles, ...options };
  registry.set(contract.tag, definition);
  if (typeof customElements === 'undefined' || customElements.get(contract.tag)) return;
  customElements.define(contract.tag, createHostClass(definition));
}
