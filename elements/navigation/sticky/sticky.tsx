import { useEffect } from 'react';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { whenFilled } from '../../../shared/page/when-filled';
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
  // In place of what its watcher has begun, and anew for other attributes.
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
