import { clockTime } from './clock-time';
import { Slider } from './slider';

interface Props {
  time: number;
  /** NaN while unknown, Infinity of a stream, which has no slider. */
  duration: number;
  texts: { seek: string; of: string };
  onSeek: (time: number) => void;
}

/** The time, where it is in the whole, and how long that is. */
export function SeekBar({ time, duration, texts, onSeek }: Props) {
  const isKnown = Number.isFinite(duration) && duration > 0;
  const [now, total] = [clockTime(time), clockTime(duration)];
  const text = isKnown ? texts.of.replace('{time}', now).replace('{total}', total) : now;
  return (
    <span className="track">
      <span className="time" part="time">
        {now}
      </span>
      {duration !== Infinity && (
        <>
          <Slider
            part="seek"
            label={texts.seek}
            value={time}
            max={isKnown ? duration : 1}
            step={1}
            text={text}
            isDisabled={!isKnown}
            onMove={onSeek}
          />
          <span className="time" part="duration">
            {isKnown ? total : '–:––'}
          </span>
        </>
      )}
    </span>
  );
}
