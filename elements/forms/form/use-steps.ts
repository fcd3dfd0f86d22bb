import { useLayoutEffect, useRef, useState } from 'react';
import { amendAll } from '../../../shared/element/amendment';
import { type Step, stepAmendment } from './steps';

/** Which step of a form shows. A form without steps is one step, and has nothing marked. */
export function useSteps(host: HTMLElement, steps: readonly Step[]) {
  const [wanted, setWanted] = useState(0);
  const current = Math.max(0, Math.min(wanted, steps.length - 1));

  const isMarked = useRef(false);
  useLayoutEffect(() => {
    if (!steps.length && !isMarked.current) return;
    isMarked.current = steps.length > 0;
    const nodes = host.querySelectorAll('fieldset, [data-step], [data-wb-step], button, input');
    amendAll(nodes, (node) => stepAmendment(node, steps, current));
  });

  const nodeOf = (index: number) => steps[index]?.node as HTMLElement | undefined;

  return {
    current,
    isLast: current >= steps.length - 1,
    /** Shows a step, with the next drawing. */
    show: setWanted,
    /** Whether a node stands in the present step. */
    isHere: (node: Node) => nodeOf(current)?.contains(node) ?? true,
    /** The step that a node stands in; the present one for what stands in none. */
    stepOf: (node: Node) => {
      const index = steps.findIndex((_, it) => nodeOf(it)!.contains(node));
      return index < 0 ? current : index;
    },
    /** Moves the focus to a step itself, so that it is read from its legend on. */
    focus: (index: number) => focusOn(nodeOf(index)),
  };
}

/** A fieldset takes no focus by itself. */
function focusOn(node: HTMLElement | undefined) {
  if (!node?.hasAttribute('tabindex')) node?.setAttribute('tabindex', '-1');
  node?.focus();
}
