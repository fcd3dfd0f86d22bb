import { BRANDS, oneOrFirst, THEMES } from '../look';
import type { Brand } from '../look';
import { onReport, order } from './messages';
import { chooseBrand, chooseTheme, chosenBrand, chosenTheme } from './theme-choice';

/** Makes the switches of colours and of the suite's themes work, for this page and every example on it. */
export function offerThemes() {
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=theme]')) {
    radio.checked = radio.value === chosenTheme();
    radio.addEventListener('change', () => {
      chooseTheme(oneOrFirst(THEMES, radio.value));
      repaint();
    });
  }
  brandField()?.addEventListener('change', ({ target }) =>
    wear(oneOrFirst(BRANDS, (target as HTMLSelectElement).value)),
  );
  showBrand();
  onReport((frame, { type }) => type === 'ready' && paint(frame));
}

/** Shows every example in one of the suite's themes, here and on the next page. */
export function wear(brand: Brand) {
  chooseBrand(brand);
  showBrand();
  repaint();
}

const brandField = () => document.querySelector<HTMLSelectElement>('#brand');

function showBrand() {
  const field = brandField();
  if (field) field.value = chosenBrand();
}

function repaint() {
  document.querySelectorAll('iframe').forEach(paint);
  document.dispatchEvent(new Event('gallery-theme'));
}

const paint = (frame: HTMLIFrameElement) =>
  order(frame, { type: 'look', theme: chosenTheme(), brand: chosenBrand() });
