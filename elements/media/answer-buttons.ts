import { pauseOthers } from '../../shared/browser/media/pause-others';
import { percent } from './percent';

/** What plays or is muted stays so: the element reads that when it wakes, and nothing is repeated. */
const stays = () => false;

/** Plays or pauses, and draws its button as React does. */
export function pressPlay(button: HTMLElement, media: HTMLMediaElement) {
  const name = button.ariaLabel!;
  button.ariaLabel = button.dataset['other']!;
  button.dataset['other'] = name;
  if (media.paused) {
    button.dataset['on'] = 'true';
    if (!media.muted) pauseOthers(media);
    // Why it does not play is said when it is awake.
    media.play().catch(() => {});
  } else {
    delete button.dataset['on'];
    media.pause();
  }
  return stays;
}

/** Mutes or unmutes, and draws the button and the slider beside it as React does. */
export function pressMute(shadow: ShadowRoot, media: HTMLMediaElement) {
  const button = shadow.querySelector<HTMLElement>('[part=mute]')!;
  const slider = shadow.querySelector<HTMLInputElement>('[part=volume]')!;
  const before = slider.value;
  media.muted = !media.muted;
  button.ariaPressed = String(media.muted);
  if (media.muted) button.dataset['on'] = 'true';
  else delete button.dataset['on'];
  const shown = media.muted ? 0 : media.volume;
  slider.value = String(shown);
  slider.ariaValueText = percent(shown);
  return () => {
    // What is still in it would be taken for a visitor's choice.
    slider.value = before;
    return false;
  };
}
