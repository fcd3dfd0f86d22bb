import { BRANDS, oneOrFirst, THEMES } from '../look';
import type { Brand, Theme } from '../look';

const COLOURS = 'wb-gallery-theme';
const BRAND = 'wb-gallery-brand';

/** The colours this visitor chose, here or in another tab; storage may be forbidden. */
export const chosenTheme = (): Theme => oneOrFirst(THEMES, kept(COLOURS));

/** The theme of the suite that this visitor chose for the examples. */
export const chosenBrand = (): Brand => oneOrFirst(BRANDS, kept(BRAND));

/** Keeps the choice, and shows it. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  keep(COLOURS, theme);
}

/** Keeps the choice for the examples. */
export const chooseBrand = (brand: Brand) => keep(BRAND, brand);

/** Where storage is forbidden, a choice lasts as long as its page. */
const unkept = new Map<string, string>();

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    warn(error);
    return unkept.get(key) ?? null;
  }
}

function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    warn(error);
    unkept.set(key, value);
  }
}

let isWarned = false;
function warn(error: unknown) {
  if (isWarned) return;
  isWarned = true;
  console.warn(
    `The colours cannot be remembered (${String(error)}): allow this site to store data.`,
  );
}
