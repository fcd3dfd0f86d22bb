import { oneOrFirst, THEMES } from '../look';
import { onReport, order } from './messages';
import { chooseTheme, chosenTheme } from './theme-choice';

/** Makes the switch of colours work, for this page and every example on it. */
export function offerThemes() {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name=theme]')];
  for (const radio of radios) {
    radio.checked = radio.value === chosenTheme();
    radio.addEventListener('change', () => {
      chooseTheme(oneOrFirst(THEMES, radio.value));
      document.querySelectorAll('iframe').forEach(paint);
      document.dispatchEvent(new Event('gallery-theme'));
    });
  }
  onReport((frame, { type }) => type === 'ready' && paint(frame));
}

const paint = (frame: HTMLIFrameElement) => order(frame, { type: 'look', theme: chosenTheme() });
