import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { isPlain } from '../../shared/browser/links/plain-click';
import { drawNow } from '../../shared/react/draw-now';
import { Icon } from './icon';
import { follow, type Item } from './item';
import { readTime } from './wall-time';
import type { Words } from './words';

/** What writes files is there wherever pages are published, and in browsers once a file is asked for. */
const known = typeof document === 'undefined' ? await import('./ics') : undefined;

/**
 * A link to the event as a file that calendars read. Published pages carry the file, so that it needs no script
 * there; of what a script draws it is written when it is asked for, and the link leads to the event's page where it cannot be.
 */
export function CalendarFile({ item, words, zone }: { item: Item; words: Words; zone: string }) {
  const [first] = useState({ item, zone });
  const [ics, setIcs] = useState(known);
  const state = useRef<'asked' | 'failed' | undefined>(undefined);
  const address = useMemo(() => {
    const file = ics?.icsOf([item], zone);
    return file && ics?.icsAddress(file);
  }, [ics, item, zone]);
  if (!readTime(item.start ?? '', item.zone || zone)) return null;

  const write = () =>
    import('./ics').then(
      (it) => drawNow(() => setIcs(it)),
      () => 'failed' as const,
    );
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    // With its file, whoever drew it, it is a download, which the browser answers.
    if (!isPlain(event.nativeEvent, link) || state.current === 'failed') return;
    event.preventDefault();
    if (state.current) return;
    state.current = 'asked';
    state.current = (await write()) ?? undefined;
    if (link.isConnected) link.click();
    state.current = undefined;
  };
  return (
    <a
      // The file that was published with it stays in the page, which React does not know of: another event has another link.
      key={`${item === first.item && zone === first.zone}`}
      className="file"
      part="file"
      href={address ?? follow(item.href) ?? ''}
      download={address && `${item.id}.ics`}
      suppressHydrationWarning
      onPointerOver={write}
      onClick={press}
    >
      <Icon name="calendar" />
      {words.texts['Add to calendar']}
    </a>
  );
}
