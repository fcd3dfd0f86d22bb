const SENTENCES = {
  play: 'Play',
  pause: 'Pause',
  seek: 'Seek',
  of: '{time} of {total}',
  mute: 'Mute',
  volume: 'Volume',
};

/** The texts of the controls of anything that plays. */
export type ControlTexts = typeof SENTENCES;

/** @param text the page's own text for a sentence; see `textsOf` */
export const controlTexts = (text: (sentence: string) => string): ControlTexts =>
  Object.fromEntries(
    Object.entries(SENTENCES).map(([name, sentence]) => [name, text(sentence)]),
  ) as ControlTexts;
