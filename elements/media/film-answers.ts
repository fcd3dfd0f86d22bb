import type { Answers } from '../../shared/contract/answers';
import { pressMute, pressPlay } from './answer-buttons';
import { videoIn } from './video-in';

/** Plays and pauses a file; a film of a provider has a link, which waits for its code. */
export const answers: Answers = {
  click({ host, shadow, on }) {
    const film = videoIn(host);
    if (!film) return undefined;
    const button = shadow.querySelector<HTMLElement>('[part=play]');
    const start = on('button[part=start]');
    if (start) {
      const box = shadow.querySelector<HTMLElement>('.box')!;
      const from = Number(start.dataset['start'] ?? 0);
      if (from && !film.currentTime) film.currentTime = from;
      film.controls = false;
      box.dataset['started'] = 'true';
      box.dataset['playing'] = 'true';
      button!.focus();
      return pressPlay(button!, film);
    }
    if (button && on('[part=play]')) {
      shadow.querySelector('.box')!.toggleAttribute('data-playing');
      return pressPlay(button, film);
    }
    return on('[part=mute]') && pressMute(shadow, film);
  },
};
