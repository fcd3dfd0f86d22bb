import { useEffect } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { whenFilled } from '../../../shared/foundation/when-filled';
import { sticky } from './sticky.contract';
import styles from './sticky.css';
import { stickSlot } from './stick-slot';

export function Sticky({
  host,
  mode,
  reference,
  offset,
  devices,
  hideOnScrollDown,
}: Wired<typeof sticky>) {
  // Replaces what the watcher has started, and starts again when attributes change.
  useEffect(
    () => whenFilled(stickSlot, fetchStick, (stick) => stick(host)),
    [host, mode, reference, offset, devices, hideOnScrollDown],
  );

  return (
    <>
      <div className="measure" />
      <div className="place">
        <div className="bar">
          <div className="slide" part="bar">
            <slot />
          </div>
        </div>
      </div>
    </>
  );
}

const fetchStick = () => import('./stick').then(({ stick }) => stick);

defineElement(sticky, Sticky, styles);
