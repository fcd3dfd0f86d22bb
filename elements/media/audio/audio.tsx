import { useEffect, useLayoutEffect } from 'react';
import { answerMedia } from '../../../shared/browser/media/answer-media';
import { announce } from '../../../shared/bus/bus';
import { FIELD } from '../../../shared/content/drawn';
import type { Markup } from '../../../shared/content/markup';
import { applyPatches, type Patch } from '../../../shared/content/patch';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { filePlayer } from '../../../shared/browser/players/file-player';
import { PlayButton } from '../play-button';
import { AT_FIRST } from '../../../shared/browser/players/player';
import { SeekBar } from '../seek-bar';
import { usePlayer } from '../use-player';
import { Volume } from '../volume';
import { warnOfFailure } from '../../../shared/browser/players/warn-of-failure';
import { audio } from './audio.contract';
import styles from './audio.css';
import { audioIn } from './audio-in';
import { type Recording, readRecording } from './read-recording';
import { Speed } from './speed';

export function Audio({ duration, speed, content, host }: Wired<typeof audio, Recording>) {
  const { address, isThere, texts } = content;
  useLayoutEffect(() => applyPatches(slotAudio(content)));
  const { player, state } = usePlayer(() => audioIn(host), filePlayer, {
    ...AT_FIRST,
    isMuted: content.isMuted,
  });
  const { isPlaying, isMuted, hasFailed } = state;

  useEffect(answerMedia, []);
  useEffect(() => {
    if (isPlaying) announce('media.started', host.id, { host, kind: 'audio', isMuted });
  }, [isPlaying, isMuted]);
  useEffect(() => {
    if (hasFailed) warnOfFailure(host.localName, audioIn(host)?.currentSrc || address);
  }, [hasFailed]);

  const toggle = () => (isPlaying ? player.current?.pause() : player.current?.play());

  return (
    <>
      <slot />
      {!content.hasCaption && <p className="caption">{content.name}</p>}
      {isThere ? (
        <div className="bar" part="bar" role="group" aria-label={content.name}>
          <PlayButton isPlaying={isPlaying} texts={texts} onPress={toggle} />
          {hasFailed ? (
            <p className="message" part="message" role="alert">
              <span>{texts.failed}</span>
              {address && (
                <a part="open" href={address}>
                  {texts.open}
                </a>
              )}
            </p>
          ) : (
            <SeekBar
              time={state.time}
              duration={Number.isNaN(state.duration) ? duration : state.duration}
              texts={texts}
              onSeek={(time) => player.current?.seek(time)}
            />
          )}
          <span className="tools">
            {speed && <Speed host={host} label={texts.speed} />}
            <Volume volume={state.volume} isMuted={state.isMuted} player={player} texts={texts} />
          </span>
        </div>
      ) : (
        <p className="message" part="message">
          {texts.nothing}
        </p>
      )}
      {/* Without script, this is the player. */}
      <div className="native">
        <slot name={FIELD} />
      </div>
    </>
  );
}

/** The author's own audio element becomes the player, which has controls where nothing else has. */
const slotAudio = ({ node }: Recording) =>
  new Map<object, Patch>(node ? [[node, { attributes: { slot: FIELD, controls: true } }]] : []);

/** A native audio element in the page: it plays without script, and is stopped with all others. */
function drawAudio({ duration, loop }: Props<typeof audio>, content: Recording): Markup[] {
  if (content.node || !content.isThere) return [];
  return [
    {
      tag: 'audio',
      attributes: {
        slot: FIELD,
        controls: true,
        preload: duration > 0 ? 'none' : 'metadata',
        loop,
        src: content.address,
        'aria-label': content.name,
      },
    },
  ];
}

defineElement(audio, Audio, styles, {
  content: readRecording,
  patches: slotAudio,
  field: drawAudio,
});
