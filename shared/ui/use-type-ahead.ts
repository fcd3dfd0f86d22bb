import { type KeyboardEvent, useRef } from 'react';

/** Letters typed within this time, in milliseconds, make one word. */
const PAUSE = 500;

/**
 * Finds entries of a list by their first letters. The function it returns takes a key and the
 * present place, and gives the place of the entry meant; undefined when the key is no letter or
 * nothing begins so. One letter again and again goes through all that begin with it.
 */
export function useTypeAhead(entries: string[]) {
  const typed = useRef({ text: '', at: -Infinity });
  return (event: KeyboardEvent, from: number): number | undefined => {
    const { key, timeStamp } = event;
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const isFollowing = timeStamp - typed.current.at < PAUSE && typed.current.text !== '';
    // A space begins nothing: it opens or chooses.
    if (key === ' ' && !isFollowing) return undefined;
    const text = (isFollowing ? typed.current.text : '') + key.toLowerCase();
    typed.current = { text, at: timeStamp };
    const repeated = [...text].every((letter) => letter === text[0]);
    const wanted = repeated ? text[0]! : text;
    const begin = text.length === 1 || repeated ? from + 1 : Math.max(0, from);
    for (let step = 0; step < entries.length; step += 1) {
      const index = (begin + step) % entries.length;
      if (entries[index]?.toLowerCase().startsWith(wanted)) return index;
    }
    return undefined;
  };
}
