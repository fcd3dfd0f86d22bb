import { useEffect, useState } from 'react';
import { isPlain } from '../../shared/browser/links/plain-click';
import { useNative } from '../../shared/react/hooks/use-native';
import { fragmentOf, linkedNumber } from './deep-link';
import { CHOSEN, isPictureLink, pictureLinks } from './picture-links';
import { type Slide, slideOf } from './slide';
import { Viewer } from './viewer';
import type { ViewerTexts } from './viewer-texts';

interface Options {
  /** False where links are followed as the page has them. */
  isOn?: boolean;
  /** Shows the picture of a link in another way; the viewer then opens from elsewhere in the element. */
  pick?: ((link: HTMLAnchorElement) => void) | undefined;
}

interface Opening {
  slides: Slide[];
  start: number;
  /** The page's address before it was opened. */
  address: string;
}

/**
 * Opens the pictures of an element in a viewer: those that its links lead to, on a click or when the page's
 * address names one. Returns what is to be drawn, and a function that opens one of them.
 *
 */
export function useViewer(
  host: HTMLElement,
  texts: ViewerTexts,
  { isOn = true, pick }: Options = {},
) {
  const [opening, setOpening] = useState<Opening>();

  const open = (wanted: HTMLAnchorElement | undefined) => {
    const links = pictureLinks(host);
    const start = wanted ? links.indexOf(wanted) : -1;
    if (start < 0) return false;
    const address = linkedNumber(host) ? location.href.replace(/#.*/, '') : location.href;
    setOpening({ slides: links.map(slideOf), start, address });
    tell(start);
    return true;
  };
  const tell = (index: number) => {
    if (host.id) history.replaceState(history.state, '', fragmentOf(host, index + 1));
  };

  useNative(host, 'click', (event) => {
    const link = event.composedPath().find(isPictureLink);
    if (!link || !isPlain(event, link)) return;
    const isOwn = pictureLinks(host).includes(link);
    if (isOwn && pick) pick(link);
    else if (!isOn || !open(isOwn ? link : chosenLink(host))) return;
    event.preventDefault();
  });
  useEffect(() => {
    const follow = () => {
      const number = isOn && linkedNumber(host);
      if (number) open(pictureLinks(host)[number - 1]);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isOn]);

  const viewer = opening && (
    <Viewer
      {...opening}
      host={host}
      texts={texts}
      onChange={tell}
      onClosed={() => {
        if (linkedNumber(host)) history.replaceState(history.state, '', opening.address);
        setOpening(undefined);
      }}
    />
  );
  return { viewer, open };
}

/** The link of the picture that is shown large, which is a link in the shadow root itself. */
const chosenLink = (host: HTMLElement) =>
  pictureLinks(host).find((it) => it.closest(`[${CHOSEN}]`) !== null);
