import { useLayoutEffect, useRef } from 'react';
import { focused } from '../../browser/focused';
import type { ThirdParty } from '../../content/third-party';
import type { Consent } from '../hooks/use-consent';

interface Props {
  party: ThirdParty;
  consent: Consent;
  /** Called when the visitor has agreed, and before anything is drawn. */
  onAllow?: () => void;
}

/**
 * Stands in the place of what comes from a third party until the visitor agrees: what it is, whose, and
 * what is sent. Fills its box. Its sheet is consent-card.css; its
 * parts are `consent`, `allow-once`, `allow-always` and `open`.
 */
export function ConsentCard({ party, consent, onAllow }: Props) {
  const { title, address, texts } = party;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: left } = consent.left;
    consent.left.current = undefined;
    if (!left) return;
    // What stood here may be taken out only after the card is drawn.
    queueMicrotask(() => {
      const now = focused();
      const isSeen = left.checkVisibility({ visibilityProperty: true });
      if (!isSeen && (!now || now === left)) first.current?.focus({ preventScroll: true });
    });
  }, []);
  const allow = (agree: () => void) => () => {
    onAllow?.();
    agree();
  };
  return (
    <div className="consent" part="consent" role="group" aria-label={title}>
      <div className="consent-inner">
        <div className="consent-words">
          <p className="consent-title">{title}</p>
          <p>{texts.from}</p>
          <p>{texts.sent}</p>
        </div>
        <div className="consent-choices">
          <button
            ref={first}
            type="button"
            className="allow"
            part="allow-once"
            onClick={allow(consent.allowOnce)}
          >
            {texts.once}
          </button>
          <button
            type="button"
            className="allow"
            part="allow-always"
            onClick={allow(consent.allowAlways)}
          >
            {texts.always}
          </button>
          {address && (
            <a className="open" part="open" href={address}>
              {texts.open}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
