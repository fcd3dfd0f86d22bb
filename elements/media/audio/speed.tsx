import { useEffect, useRef } from 'react';
import { audioIn } from './audio-in';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** A native list of speeds. It holds what a visitor has chosen before React was there. */
export function Speed({ host, label }: { host: HTMLElement; label: string }) {
  const list = useRef<HTMLSelectElement>(null);
  const heard = useRef<HTMLAudioElement>(undefined);
  const set = () => {
    const media = audioIn(host);
    // Another file in it begins at the one that is its default.
    if (media) media.defaultPlaybackRate = media.playbackRate = Number(list.current!.value);
  };
  // Anybody may put another one into the page.
  useEffect(() => {
    const media = audioIn(host);
    if (media === heard.current) return;
    heard.current = media;
    if (list.current!.value !== '1') set();
  });
  return (
    <select
      ref={list}
      className="speed"
      part="speed"
      aria-label={label}
      defaultValue="1"
      autoComplete="off"
      onChange={set}
    >
      {SPEEDS.map((it) => (
        <option key={it} value={it}>{`${it}×`}</option>
      ))}
    </select>
  );
}
