import { useEffect, useRef, useState } from 'react';
import { parseAddress } from '../../../shared/foundation/address';
import { warn } from '../../../shared/foundation/warn';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useConsent } from '../../../shared/react/hooks/use-consent';
import { useVisible } from '../../../shared/react/hooks/use-visible';
import { ThirdPartyBox } from '../../../shared/react/third-party/third-party-box';
import { useScriptArrival } from '../../../shared/react/third-party/use-script-arrival';
import { comments } from './comments.contract';
import styles from './comments.css';
import { isDisqusThere, openThread } from './disqus';
import { readComments, type Thread } from './read-comments';
import { useIsFirst } from './use-is-first';

const SCRIPT = { purpose: 'comments', isThere: isDisqusThere } as const;

export function Comments(props: Wired<typeof comments, Thread>) {
  const { host, content, identifier, height } = props;
  const { script, url, party, texts } = content;
  const box = useRef<HTMLDivElement>(null);
  const consent = useConsent(host, party);
  const isInView = useVisible(box, 0);
  const [wasInView, setSeen] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const isFirst = useIsFirst(host, content.isFirst);
  const isAlone = isFirst && !isElsewhere;
  const isWanted = script !== '' && isAlone && wasInView && consent.isGranted;

  useEffect(() => {
    if (isInView) setSeen(true);
  }, [isInView]);
  useEffect(() => {
    const isInShadow = host.getRootNode() !== document;
    setElsewhere(isInShadow);
    if (isInShadow) warnOfShadow();
  }, [host]);
  // Before the script, which looks for its place as soon as it runs.
  useEffect(() => {
    if (!isWanted) return undefined;
    return openThread(host, { url: addressOf(url), identifier });
  }, [isWanted, script, url, identifier]);
  const arrival = useScriptArrival(script, isWanted, SCRIPT);

  const message = isFirst ? (script && !isElsewhere ? '' : texts.nothing) : texts.second;
  return (
    <>
      <slot />
      <div ref={box}>
        {message ? (
          <p className="none" part="message">
            {message}
          </p>
        ) : (
          <ThirdPartyBox party={party} consent={consent} room={{ height }} arrival={arrival}>
            <div className="thread">
              <slot name="embed" />
            </div>
          </ThirdPartyBox>
        )}
      </div>
    </>
  );
}

/** The address of the page that is discussed, without a place in it; its own where none can be read. */
function addressOf(url: string) {
  const told = parseAddress(url, document.baseURI);
  const address = new URL(url && told && /^https?:$/.test(told.protocol) ? told : location.href);
  address.hash = '';
  return address.href;
}

/** Their script looks for its place by an id, which it does not find in a shadow root. */
const warnOfShadow = () =>
  warn(
    'comments in a shadow root',
    '<wb-comments> stands in the shadow root of another element, where the script of Disqus does not find it, so it shows nothing. Put it into the page itself.',
  );

/** Where their script fetches what it shows. */
const DISQUS = ['https://disqus.com', 'https://*.disqus.com', 'https://*.disquscdn.com'];

defineElement(comments, Comments, styles, {
  content: readComments,
  sites: ({ script }) =>
    script
      ? {
          scripts: DISQUS,
          connects: DISQUS,
          styles: DISQUS,
          images: DISQUS,
          frames: ['https://disqus.com'],
          untyped: DISQUS,
        }
      : {},
});
