import { useEffect, useState } from 'react';
import { Icon } from './icon';
import { videoIn } from './video-in';

interface Props {
  host: HTMLElement;
  label: string;
  /** Whether they show at first. */
  isOn: boolean;
}

/** Switches the first caption or subtitle track of a video element on and off. */
export function CaptionsButton({ host, label, isOn }: Props) {
  const [isShown, setShown] = useState(isOn);
  useEffect(() => {
    const tracks = videoIn(host)?.textTracks;
    const follow = () => setShown(trackIn(host)?.mode === 'showing');
    follow();
    tracks?.addEventListener('change', follow);
    return () => tracks?.removeEventListener('change', follow);
  }, [host]);
  const toggle = () => {
    const track = trackIn(host);
    if (track) track.mode = isShown ? 'disabled' : 'showing';
  };
  return (
    <button
      type="button"
      className="button"
      part="captions"
      aria-label={label}
      aria-pressed={isShown}
      onClick={toggle}
    >
      <Icon of="captions" />
    </button>
  );
}

const trackIn = (host: HTMLElement) =>
  [...(videoIn(host)?.textTracks ?? [])].find(({ kind }) => /captions|subtitles/.test(kind));
