import { type ControlTexts, controlTexts } from './control-texts';

const SENTENCES = {
  start: 'Play: {name}',
  captions: 'Captions',
  fullscreen: 'Full screen',
  failed: 'This video cannot be played here.',
  unknown: 'This video cannot be shown here.',
  nothing: 'There is no video here.',
  open: 'Open the video',
  watch: 'Watch it on {provider}',
};

/** The texts around a film and of its controls. */
export type FilmTexts = ControlTexts & Record<keyof typeof SENTENCES, string>;

/**
 * @param text the page's own text for a sentence; see `textsOf`
 * @param provider what visitors know the film's provider as; empty of a file
 */
export const filmTexts = (text: (sentence: string) => string, provider: string): FilmTexts => ({
  ...controlTexts(text),
  ...(Object.fromEntries(
    Object.entries(SENTENCES).map(([name, it]) => [name, text(it).replace('{provider}', provider)]),
  ) as Record<keyof typeof SENTENCES, string>),
});
