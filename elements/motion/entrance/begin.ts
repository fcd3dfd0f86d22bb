import { whenFilled } from '../../../shared/foundation/when-filled';
import type { enter } from './enter';
import { enterSlot } from './enter-slot';

type Run = ReturnType<typeof enter>;

const fetchEnter = () => import('./enter').then(({ enter }) => enter);

/** Runs the entrance of a host. Returns a function that ends it. */
export const begin = (host: HTMLElement, begun: (run: Run) => void = () => {}): (() => void) =>
  whenFilled(enterSlot, fetchEnter, (enter) => {
    if (!host.isConnected) return undefined;
    const run = enter(host);
    begun(run);
    return run.stop;
  });
