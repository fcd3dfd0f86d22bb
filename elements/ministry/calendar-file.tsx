import { useMemo } from 'react';
import { Icon } from './icon';
import { icsAddress, icsOf } from './ics';
import type { Item } from './item';
import type { Words } from './words';

/** A link to the event as a file that calendars read; it needs no script. */
export function CalendarFile({ item, words, zone }: { item: Item; words: Words; zone: string }) {
  const address = useMemo(() => {
    const ics = icsOf([item], zone);
    return ics && icsAddress(ics);
  }, [item, zone]);
  if (!address) return null;
  return (
    <a className="file" part="file" href={address} download={`${item.id}.ics`}>
      <Icon name="calendar" />
      {words.texts['Add to calendar']}
    </a>
  );
}
