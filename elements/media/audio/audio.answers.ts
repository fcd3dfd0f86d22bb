import type { Answers } from '../../../shared/contract/answers';
import { pressMute, pressPlay } from '../answer-buttons';
import { audioIn } from './audio-in';

/** Plays, pauses and mutes. */
export const answers: Answers = {
  click({ host, shadow, on }) {
    const media = audioIn(host);
    if (!media) return undefined;
    const play = on('[part=play]');
    if (play) return pressPlay(play, media);
    return on('[part=mute]') && pressMute(shadow, media);
  },
};
