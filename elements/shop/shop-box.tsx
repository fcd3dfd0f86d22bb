import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { applyRules } from '../../shared/browser/sheets/page-rules';
import { useConsent } from '../../shared/react/hooks/use-consent';
import { useVisible } from '../../shared/react/hooks/use-visible';
import { ThirdPartyBox } from '../../shared/react/third-party/third-party-box';
import { mayShow, warnOfNothing } from './may-show';
import type { Shop } from './read-shop';
import { Skeleton } from './skeleton';
import { useBrowser } from './use-browser';
import { useOnceMore } from './use-once-more';

interface Props {
  host: HTMLElement;
  content: Shop;
  height: number;
}

/** The one component of all elements that show a page of the shop. */
export function ShopBox({ host, content, height }: Props) {
  const { storeId, script, refusal, looks, party, rules, texts } = content;
  const box = useRef<HTMLDivElement>(null);
  const consent = useConsent(host, party);
  const isInView = useVisible(box, 0);
  const [wasInView, setSeen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [isPaused, onceMore] = useOnceMore();
  const isWanted = script !== '' && !isRefused && !isPaused && wasInView && consent.isGranted;
  const arrival = useBrowser(host, content, isWanted);

  useLayoutEffect(() => applyRules(rules), [rules]);
  useEffect(() => {
    if (!isInView || !script) return;
    setRefused(!mayShow(host, storeId));
    setSeen(true);
  }, [isInView, script, storeId]);

  useEffect(() => {
    if (refusal === 'other') warnOfNothing(host, storeId);
  }, [refusal, storeId]);

  const message = content.message || (isRefused ? texts.refused : '');
  return (
    <>
      <slot />
      <div ref={box}>
        {message ? (
          <p className="none" part="message">
            {message}
          </p>
        ) : (
          <ThirdPartyBox
            party={party}
            consent={consent}
            room={{ height }}
            arrival={arrival}
            retry={{ text: texts.retry, act: onceMore }}
          >
            <Skeleton looks={looks} />
            <p className="no-script">{texts.noScript}</p>
            <div className="shop">
              <slot name="embed" />
            </div>
          </ThirdPartyBox>
        )}
      </div>
    </>
  );
}
