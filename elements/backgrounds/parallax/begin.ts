import { whenFilled } from '../../../shared/foundation/when-filled';
import { driftSlot } from './drift-slot';
import { followHolding } from './holding';

const fetchDrift = () => import('./drift').then(({ drift }) => drift);

/**
 * Has the picture of a host move where its style sheet cannot do it alone, and everywhere stand still while
 * the page does. Returns a function that ends the former.
 */
export function begin(host: HTMLElement): () => void {
  followHolding();
  return CSS.supports('animation-timeline: view()')
    ? () => {}
    : whenFilled(driftSlot, fetchDrift, (drift) => drift(host));
}
