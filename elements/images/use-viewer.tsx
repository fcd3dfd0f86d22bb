import { useEffect, useState } from 'react';
import { isPlain } from '../../shared/browser/links/plain-click';
import { useLatest } from '../../shared/react/hooks/use-latest';
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
  /** Another one for each opening. */
  key: number;
  slides: Slide[];
  start: number;
  /** The page's address before it was opened. */
  address: string;
}

/**
 * Opens the pictures of an element in a viewer: those that its links lead to, on a click or when the page's
 * address names one. Returns what is to be drawn.
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
    const address = linkedNumber(host) ? pageAddress() : location.href;
    const slides = links.map(slideOf);
    setOpening((before) => ({ key: (before?.key ?? 0) + 1, slides, start, address }));
    tell(start);
    return true;
  };
  const tell = (index: number) => {
    if (host.id) writeAddress(pageAddress() + fragmentOf(host, index + 1));
  };
  const present = useLatest(opening);
  const giveAddressBack = () => {
    if (present.current && linkedNumber(host)) writeAddress(present.current.address);
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
      // A dialog in what is hidden would lock the page, and nobody would see why.
      if (number && host.checkVisibility()) open(pictureLinks(host)[number - 1]);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isOn]);
  useEffect(() => giveAddressBack, []);

  if (!opening) return null;
  return (
    <Viewer
      key={opening.key}
      slides={opening.slides}
      start={opening.start}
      host={host}
      texts={texts}
      onChange={tell}
      onClosed={() => {
        giveAddressBack();
        setOpening(undefined);
      }}
    />
  );
}

/** The page's address without a fragment; whole, since a `base` changes what a relative one means. */
const pageAddress = () => location.href.replace(/#.*/, '');

/** Browsers refuse when it is asked too often, such as by a key that is held. */
function writeAddress(address: string) {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // The next one is written.
  }
}

/** The link of the picture that is shown large, which is a link in the shadow root itself. */
const chosenLink = (host: HTMLElement) =>
  pictureLinks(host).find((it) => it.closest(`[${CHOSEN}]`) !== null);
