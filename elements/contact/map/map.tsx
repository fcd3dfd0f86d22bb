import { useLayoutEffect, useRef, useState } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useConsent } from '../../../shared/react/hooks/use-consent';
import type { FrameRights } from '../../../shared/react/third-party/frame-rights';
import { ThirdPartyBox } from '../../../shared/react/third-party/third-party-box';
import { ThirdPartyFrame } from '../../../shared/react/third-party/third-party-frame';
import { MapCard } from './map-card';
import { map } from './map.contract';
import styles from './map.css';
import { MAPS } from './place';
import { readMap, type Shown } from './read-map';

/** Maps are moved by script and keep the visitor's choices; links in them open windows. */
const RIGHTS: FrameRights = {
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  // As in the code that Google gives; what is asked without is not promised an answer.
  referrerPolicy: 'strict-origin-when-cross-origin',
};

export function MapOfPlace({ host, emit, content, height }: Wired<typeof map, Shown>) {
  const { src, party, texts } = content;
  const frame = useRef<HTMLIFrameElement>(null);
  const isPressed = useRef(false);
  const [isWanted, setWanted] = useState(false);
  const consent = useConsent(host, party);
  const isShown = src !== '' && (isWanted || party.isAsked);
  const room = { height };

  const show = () => {
    isPressed.current = true;
    setWanted(true);
    emit('wb-map-show');
  };
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // The button that had the focus is gone. Where the visitor is asked, the card takes it.
    (frame.current ?? host.shadowRoot?.querySelector<HTMLElement>('.third-party'))?.focus({
      preventScroll: true,
    });
  }, [isWanted]);

  return (
    <>
      {isShown ? (
        <ThirdPartyFrame
          party={party}
          consent={consent}
          room={room}
          rights={RIGHTS}
          src={src}
          name={party.title}
          frame={frame}
        />
      ) : (
        <ThirdPartyBox
          party={party}
          // Nothing is requested for the card.
          consent={{ ...consent, isGranted: true }}
          room={room}
          arrival="idle"
        >
          {src ? (
            <MapCard content={content} onShow={show} />
          ) : (
            <p className="none">{texts.nothing}</p>
          )}
        </ThirdPartyBox>
      )}
      <slot />
    </>
  );
}

defineElement(map, MapOfPlace, styles, {
  content: readMap,
  sites: ({ src }) => (src ? { frames: [MAPS], connects: [MAPS] } : {}),
});
