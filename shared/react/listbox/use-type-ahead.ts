import { type KeyboardEvent, useRef } from 'react';

/** Maximum pause, in milliseconds, between the letters of one word. */
const PAUSE = 500;

/**
 * Finds entries of a list by their first letters. The returned function takes a keyboard event and the
 * current index, and returns the index of the match; undefined if the key is no character or nothing
 * matches. Repeating one letter cycles through all entries that begin with it.
 */
export function useTypeAhead(entries: string[]) {
  const typed = useRef({ text: '', at: -Infinity });
  return (event: KeyboardEvent, from: number): number | undefined => {
    const { key, timeStamp } = event;
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const isFollowing = timeStamp - typed.current.at < PAUSE && typed.current.text !== '';
    // A space cannot start a word: it opens or chooses.
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
