import { oneOrFirst, THEMES } from '../look';
import type { Theme } from '../look';

const KEY = 'wb-gallery-theme';

/** The colours this visitor chose, here or in another tab; storage may be forbidden. */
export function chosenTheme(): Theme {
  try {
    return oneOrFirst(THEMES, localStorage.getItem(KEY));
  } catch (error) {
    return withoutStorage(error);
  }
}

/** Keeps the choice, and shows it. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch (error) {
    withoutStorage(error);
  }
}

function withoutStorage(error: unknown): Theme {
  console.warn(
    `The colours cannot be remembered (${String(error)}): allow this site to store data.`,
  );
  return 'auto';
}
