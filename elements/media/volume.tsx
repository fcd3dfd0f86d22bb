import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from './icon';
import { percent } from './percent';
import type { Player } from '../../shared/browser/players/player';
import { Slider } from './slider';

interface Props {
  volume: number;
  isMuted: boolean;
  player: RefObject<Player | undefined>;
  texts: { mute: string; volume: string };
}

/** Mutes, and sets how loud it is: 0 while it is muted; moving it unmutes. Spec 4. */
export function Volume({ volume, isMuted, player, texts }: Props) {
  const loud = useRef(1);
  useEffect(() => {
    if (volume > 0) loud.current = volume;
  }, [volume]);
  const shown = isMuted ? 0 : volume;

  const toggle = () => {
    player.current?.setMuted(shown > 0);
    if (shown === 0 && volume === 0) player.current?.setVolume(loud.current);
  };
  const move = (next: number) => {
    player.current?.setVolume(next);
    if (next > 0) player.current?.setMuted(false);
  };

  return (
    <>
      <button
        type="button"
        className="button"
        part="mute"
        aria-label={texts.mute}
        aria-pressed={shown === 0}
        data-on={shown === 0 || undefined}
        onClick={toggle}
      >
        <Icon of="sound" when="off" />
        <Icon of="muted" when="on" />
      </button>
      <Slider
        part="volume"
        label={texts.volume}
        value={shown}
        max={1}
        step={0.05}
        text={percent(shown)}
        onMove={move}
      />
    </>
  );
}
