import { type RefObject, useRef } from 'react';
import type { ThirdParty } from '../../content/third-party';
import type { Consent } from '../hooks/use-consent';
import type { FrameRights } from './frame-rights';
import { type Room, ThirdPartyBox } from './third-party-box';
import { useFrameArrival } from './use-frame-arrival';

interface Props {
  party: ThirdParty;
  consent: Consent;
  room: Room;
  rights: FrameRights;
  /** Its address: https, made by the element from checked parts, never an author's as it stands. */
  src: string;
  /** Its accessible name. */
  name: string;
  /** For those that speak with it. */
  frame?: RefObject<HTMLIFrameElement | null>;
}

/**
 * A frame of a third party in a box of its final size: lazy, with no more rights than it needs, a link
 * where it does not come, and gone when consent is withdrawn. For an element whose visitor is not asked it
 * is in the published page, and works without script.
 */
export function ThirdPartyFrame({ party, consent, room, rights, src, name, frame }: Props) {
  const own = useRef<HTMLIFrameElement>(null);
  const ref = frame ?? own;
  const arrival = useFrameArrival(ref, consent.isGranted, src);
  return (
    <ThirdPartyBox party={party} consent={consent} room={room} arrival={arrival}>
      {/* Another address is another frame: it would add to the visitor's history. */}
      <iframe
        key={src}
        ref={ref}
        className="frame"
        part="frame"
        title={name}
        loading="lazy"
        sandbox={rights.sandbox}
        allow={rights.allow}
        referrerPolicy={rights.referrerPolicy}
        src={src}
      />
    </ThirdPartyBox>
  );
}
