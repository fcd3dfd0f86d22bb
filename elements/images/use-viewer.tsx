import { useEffect, useLayoutEffect, useState } from 'react';
import { isPlain } from '../../shared/browser/links/plain-click';
import { useCode } from '../../shared/react/hooks/use-code';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { useNative } from '../../shared/react/hooks/use-native';
import { callsOff } from './calls-off';
import { fragmentOf, hostOfHash, linkedNumber } from './deep-link';
import { allLinks, CHOSEN, isPictureLink, pictureLinks } from './picture-links';
import type { ViewerTexts } from './viewer-texts';
import { warnOfViewer } from './warn-of-viewer';

interface Options {
  /** False where links are followed as the page has them. */
  isOn?: boolean;
  /** Shows the picture of a link in another way; the viewer then opens from elsewhere in the element. */
  pick?: ((link: HTMLAnchorElement) => void) | undefined;
  /** Whether providers of films are asked for privacy. */
  isPrivate: boolean;
  /** Whether its author wants visitors to be asked before a provider learns of them. */
  asks: boolean;
}

interface Opening {
  /** Another one for each opening. */
  key: number;
  links: HTMLAnchorElement[];
  start: number;
  /** What was clicked, which need not be one of the links; the focus returns to it. */
  source: HTMLAnchorElement;
  /** Whether the visitor has clicked: a film that it begins with plays. */
  isClicked: boolean;
  /** The page's address before it was opened. */
  address: string;
  /** Whether it is to close: the visitor has gone back, or its pictures are gone. */
  isLeft?: boolean;
}

/** Nobody needs it who only wakes an element, such as by choosing a tag or the large picture. */
const fetchViewer = () => import('./viewer');

/**
 * Opens the pictures of an element in a viewer: those and the films that its links lead to, on a click or when the page's
 * address names one. Returns what is to be drawn.
 */
export function useViewer(
  host: HTMLElement,
  texts: ViewerTexts,
  { isOn = true, pick, isPrivate, asks }: Options,
) {
  const [opening, setOpening] = useState<Opening>();

  const open = (
    wanted: HTMLAnchorElement | undefined,
    isClicked: boolean,
    source: HTMLAnchorElement | undefined = wanted,
  ) => {
    const links = pictureLinks(host);
    const start = wanted ? links.indexOf(wanted) : -1;
    if (!wanted || start < 0 || !source) return false;
    const address = linkedNumber(host) ? pageAddress() : location.href;
    setOpening((before) => ({
      key: (before?.key ?? 0) + 1,
      links,
      start,
      source,
      isClicked,
      address: before?.address ?? address,
    }));
    tell(wanted);
    return true;
  };
  // Numbered among all, since the address may be opened where another tag is chosen.
  const tell = (link: HTMLAnchorElement) => {
    const number = allLinks(host).indexOf(link) + 1;
    if (host.id) writeAddress(pageAddress() + fragmentOf(host, number));
  };
  const present = useLatest(opening);
  const giveAddressBack = () => {
    if (present.current && linkedNumber(host)) writeAddress(present.current.address);
  };
  const leave = () => {
    giveAddressBack();
    setOpening(undefined);
  };

  useNative(host, 'click', (event) => {
    const link = event.composedPath().find(isPictureLink);
    if (!link || !isPlain(event, link)) return;
    const isOwn = pictureLinks(host).includes(link);
    // The open viewer has links of its own, which are followed.
    const isLarge = link.matches('[part=large]');
    if (isOwn && pick) pick(link);
    else if (!isOn || !(isOwn || isLarge)) return;
    else if (!open(isOwn ? link : chosenLink(host), true, link)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const follow = () => {
      // Of several with one id, the address names the first.
      const number = isOn && (hostOfHash() ?? host) === host && linkedNumber(host);
      // A dialog in what is hidden would lock the page, and nobody would see why.
      if (number && host.checkVisibility()) open(allLinks(host)[number - 1], false);
      // Back closes what a link has opened.
      else if (!number && host.id)
        setOpening((it) => it && drawn.current && { ...it, isLeft: true });
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [isOn]);
  useEffect(() => giveAddressBack, []);
  const code = useCode(fetchViewer, opening !== undefined, (error) => {
    warnOfViewer(error);
    const { links, start } = opening!;
    leave();
    location.assign(links[start]!.href);
  });
  const drawn = useLatest(code);
  const callOff = (event: Event) => {
    if (callsOff(event, host)) leave();
  };
  // From then on its dialog hears keys.
  const waiting = opening && !code ? window : null;
  useNative(waiting, 'keydown', callOff);
  useNative(waiting, 'focusin', callOff);
  // The element is drawn again when pictures come or go.
  useLayoutEffect(() => {
    if (!opening || opening.isLeft) return;
    const links = pictureLinks(host);
    const start = links.indexOf(opening.links[opening.start]!);
    const isSame =
      links.length === opening.links.length && links.every((it, at) => it === opening.links[at]);
    // Until its code has come, nothing but the picture that was chosen is to be seen.
    if (!code && start < 0) leave();
    else if (!links.length) setOpening({ ...opening, isLeft: true });
    else if (!isSame) setOpening({ ...opening, links, start: Math.max(0, start) });
  });

  if (!opening || !code) return null;
  return (
    <code.Viewer
      key={opening.key}
      links={opening.links}
      start={opening.start}
      source={opening.source}
      isPlayed={opening.isClicked}
      isPrivate={isPrivate}
      asks={asks}
      host={host}
      texts={texts}
      isLeft={opening.isLeft === true}
      onChange={(index) => tell(opening.links[index]!)}
      onClosed={(instead) => {
        giveAddressBack();
        if (instead) location.assign(instead);
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
