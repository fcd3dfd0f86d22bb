import { useEffect, useState } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { GLYPHS } from './glyphs';
import { listenToShares } from './listen-to-shares';
import { type Choice, readShare, type Sharing } from './read-share';
import { addressHere, fillAddress } from './share-address';
import { share } from './share.contract';
import styles from './share.css';

export function Share({
  host,
  content,
  view,
  columns,
  shares,
  address,
}: Wired<typeof share, Sharing>) {
  const { label, choices, title, texts } = content;
  const [here, setHere] = useState('');
  const shared = content.address || here;

  useEffect(listenToShares, []);
  useEffect(() => {
    if (!content.address) setHere(addressHere(host));
  }, [content.address, shares, address]);

  const inside = ({ way, label, name }: Choice) => (
    <>
      {view !== 'text' && (
        <svg className="icon" part="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={GLYPHS[way]} />
        </svg>
      )}
      {view !== 'icon' && (
        <span part="name" aria-hidden={label === name ? undefined : true}>
          {label}
        </span>
      )}
      {(view === 'icon' || label !== name) && <span className="unseen">{name}</span>}
    </>
  );

  return (
    <>
      <slot />
      <div className="box">
        <ul className="list" part="list" aria-label={label} data-columns={columns} data-view={view}>
          {choices.map((choice) => (
            <li key={choice.way}>
              {choice.pattern === undefined ? (
                <button
                  type="button"
                  part="button"
                  title={view === 'icon' ? choice.label : undefined}
                  data-share={choice.way}
                  data-address={shared || undefined}
                  data-title={title}
                  data-copied={texts.copied}
                  data-failed={texts.failed}
                >
                  {inside(choice)}
                </button>
              ) : (
                <a
                  part={choice.isRetired ? 'link retired' : 'link'}
                  title={view === 'icon' ? choice.label : undefined}
                  href={shared ? fillAddress(choice.pattern, shared) : undefined}
                  {...(choice.way !== 'email' && { target: '_blank', rel: 'noopener' })}
                  data-share={choice.way}
                  data-pattern={content.address ? undefined : choice.pattern}
                >
                  {inside(choice)}
                </a>
              )}
            </li>
          ))}
        </ul>
        {/* Written without React, which never changes it. */}
        <p className="status" part="status" role="status" />
      </div>
    </>
  );
}

defineElement(share, Share, styles, { content: readShare });
