interface Props {
  pause: string;
  play: string;
}

const PAUSE = 'M5.5 3.5v9m5-9v9';
const PLAY = 'M5 3v10l8-5z';

/** Holds the background still and lets it go on; which of the two its host's state says. */
export const PauseButton = ({ pause, play }: Props) => (
  <button type="button" className="pause" part="pause">
    <span className="unseen on">{pause}</span>
    <span className="unseen off">{play}</span>
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path className="on" d={PAUSE} />
      <path className="off" d={PLAY} />
    </svg>
  </button>
);
