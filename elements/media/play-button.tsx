import { Icon } from './icon';

interface Props {
  isPlaying: boolean;
  texts: { play: string; pause: string };
  onPress: () => void;
}

/** Plays and pauses. Its other name stands beside it, for whoever answers before React is there. */
export const PlayButton = ({ isPlaying, texts, onPress }: Props) => (
  <button
    type="button"
    className="button"
    part="play"
    aria-label={isPlaying ? texts.pause : texts.play}
    data-other={isPlaying ? texts.play : texts.pause}
    data-on={isPlaying || undefined}
    onClick={onPress}
  >
    <Icon of="play" when="off" />
    <Icon of="pause" when="on" />
  </button>
);
