import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useConsent } from '../../../shared/react/hooks/use-consent';
import type { FrameRights } from '../../../shared/react/third-party/frame-rights';
import { ThirdPartyFrame } from '../../../shared/react/third-party/third-party-frame';
import type { Kind } from './kind';
import { readEmbed, type Shown, SITES } from './read-embed';
import { socialEmbed } from './social-embed.contract';
import styles from './social-embed.css';

export function SocialEmbed({ host, kind, content }: Wired<typeof socialEmbed, Shown>) {
  const { name, src, button, address, heights, party, texts } = content;
  const consent = useConsent(host, party);
  if (button) {
    return (
      <>
        <a className="button" part="button" href={button} target="_blank" rel="noopener">
          {name}
        </a>
        <slot />
      </>
    );
  }
  return (
    <>
      {src ? (
        <ThirdPartyFrame
          party={party}
          consent={consent}
          room={{ heights }}
          rights={rightsOf(kind)}
          src={src}
          name={name}
        />
      ) : (
        <div className="none" part="message">
          <p>{texts.nothing}</p>
          {address && (
            <a part="open" href={address}>
              {texts.open}
            </a>
          )}
        </div>
      )}
      <slot />
    </>
  );
}

/** Likes and comments need the visitor's login, in cookies and in windows of their own. */
function rightsOf(kind: Kind): FrameRights {
  return {
    sandbox:
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    ...(kind === 'facebook-video' && { allow: 'encrypted-media; fullscreen; picture-in-picture' }),
    // An owner at Facebook may allow some sites alone.
    referrerPolicy: kind.startsWith('facebook-')
      ? 'strict-origin-when-cross-origin'
      : 'no-referrer',
  };
}

defineElement(socialEmbed, SocialEmbed, styles, {
  content: readEmbed,
  sites: ({ site }) => (SITES.includes(site) ? { frames: [site], connects: [site] } : {}),
});
