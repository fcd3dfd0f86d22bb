import { useLayoutEffect, useRef, useState } from 'react';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { applyPatches } from '../../../shared/content/patch';
import { fromElement } from '../../../shared/content/light';
import { patchesIn } from '../../../shared/content/patches-in';
import { type Step, stepAmendment } from './steps';

/** The step of a form that is shown. A form without steps counts as one step, and nothing in it is marked. */
export function useSteps(host: HTMLElement, steps: readonly Step[]) {
  const [wanted, setWanted] = useState(0);
  const current = Math.max(0, Math.min(wanted, steps.length - 1));

  const isMarked = useRef(false);
  useLayoutEffect(() => {
    if (!steps.length && !isMarked.current) return;
    isMarked.current = steps.length > 0;
    applyPatches(patchesIn(fromElement(host), (node) => stepAmendment(node, steps, current)));
  });

  const nodeOf = (index: number) => steps[index]?.node as HTMLElement | undefined;

  return {
    current,
    isLast: current >= steps.length - 1,
    /** Shows a step. */
    show: setWanted,
    /** Whether a node is in the step that is shown. */
    isHere: (node: Node) => nodeOf(current)?.contains(node) ?? true,
    /** The step of a node; the one that is shown for a node outside of all steps. */
    stepOf: (node: Node) => {
      const index = steps.findIndex((_, it) => nodeOf(it)!.contains(node));
      return index < 0 ? current : index;
    },
    /** Moves the focus to a step, so that a screen reader reads it from its legend on. */
    focus: (index: number) => focusOn(nodeOf(index)),
  };
}

/** A fieldset is not focusable by itself. */
function focusOn(node: HTMLElement | undefined) {
  if (node && !node.hasAttribute('tabindex')) writeAttribute(node, 'tabindex', '-1');
  node?.focus();
}
