import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ThirdParty } from '../../content/third-party';
import { ConsentCard } from '../consent/consent-card';
import type { Device } from '../../visitor/device';
import type { Consent } from '../hooks/use-consent';

/** How far something of a third party has come. `idle` is before it is wanted. */
export type Arrival = 'idle' | 'loading' | 'slow' | 'there' | 'failed';

/** The room that is kept for it: as wide as there is, and as high as told. */
export type Room = { ratio: number } | { height: number } | { heights: Record<Device, number> };

interface Props {
  party: ThirdParty;
  consent: Consent;
  room: Room;
  arrival: Arrival;
  /** Tries once more, where the third party has failed and that may help. */
  retry?: { text: string; act: () => void };
  /** What is drawn once the visitor agrees, and taken out when that is withdrawn. */
  children: ReactNode;
}

/**
 * A box in its final size for what comes from a third party: the card while the visitor is asked, then its
 * children, and a notice where they do not come. A link to the same at the third party's own site is always
 * in reach. Its sheet is third-party-box.css.
 */
export function ThirdPartyBox({ party, consent, room, arrival, retry, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isAllowed = useRef(false);
  const { isGranted } = consent;
  const hasNotice = arrival === 'slow' || arrival === 'failed';
  useLayoutEffect(() => {
    if (!isAllowed.current || !isGranted) return;
    isAllowed.current = false;
    // The button that had the focus is gone.
    box.current?.focus({ preventScroll: true });
  }, [isGranted]);
  return (
    <>
      <div
        ref={box}
        className="third-party"
        part="box"
        data-arrival={isGranted ? arrival : 'idle'}
        tabIndex={-1}
        aria-busy={isGranted && (arrival === 'loading' || arrival === 'slow')}
      >
        {sizesOf(room).map((size) => (
          <svg key={size.className} aria-hidden="true" {...size} />
        ))}
        {isGranted ? (
          arrival !== 'failed' && children
        ) : (
          <ConsentCard party={party} consent={consent} onAllow={() => (isAllowed.current = true)} />
        )}
        {isGranted && (
          <ArrivalNotice party={party} arrival={arrival}>
            {retry && arrival === 'failed' && (
              <button
                type="button"
                className="retry"
                part="retry"
                onClick={() => {
                  // The button goes with the notice.
                  box.current?.focus({ preventScroll: true });
                  retry.act();
                }}
              >
                {retry.text}
              </button>
            )}
          </ArrivalNotice>
        )}
      </div>
      {party.address && <Source party={party} isHidden={!isGranted || hasNotice} />}
    </>
  );
}

/**
 * The link to a third party's own site. Its frame does not tell what it shows, which may be the error page of a
 * browser. The card and the notice have this link themselves; its room stays, so that nothing moves.
 */
const Source = ({ party, isHidden }: { party: ThirdParty; isHidden: boolean }) => (
  <p className="source" data-hidden={isHidden || undefined}>
    <a part="open" href={party.address}>
      {party.texts.open}
    </a>
  </p>
);

/** Attributes keep the room, since a strict policy forbids styles of one element alone. */
const sizesOf = (room: Room) => {
  if ('ratio' in room)
    return [{ className: 'room', viewBox: `0 0 ${Math.round(room.ratio * 1000)} 1000` }];
  if ('height' in room) return [{ className: 'room', height: room.height }];
  // The sheet shows the one of the device.
  return (['desktop', 'tablet', 'mobile'] as const).map((device) => ({
    className: `room ${device}`,
    height: room.heights[device],
  }));
};

/** Says what does not come. Its region is always there, since screen readers tell only changes in it. */
const ArrivalNotice = ({
  party,
  arrival,
  children,
}: Pick<Props, 'party' | 'arrival' | 'children'>) => {
  const isTold = arrival === 'slow' || arrival === 'failed';
  return (
    <div className="arrival" part="notice" role="status" hidden={!isTold}>
      {isTold && (
        <>
          <p>{party.texts[arrival]}</p>
          {children}
          {party.address && (
            <a className="open" part="open" href={party.address}>
              {party.texts.open}
            </a>
          )}
        </>
      )}
    </div>
  );
};
