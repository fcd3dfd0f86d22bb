import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A page, or a part of one, made of tokens and plain HTML, to copy. */
export interface Recipe {
  /** The last part of its address, and the name of its page in this folder. */
  name: string;
  title: string;
  summary: string;
  /** Names of its style sheets in this folder, in their order. */
  sheets: string[];
}

export const recipes: readonly Recipe[] = [
  {
    name: 'landing',
    title: 'A landing page',
    summary:
      'One page of a bakery: header, countdown, tabs, questions, a form and a letter, from a few tokens and plain HTML.',
    sheets: ['landing.css', 'page.css', 'header.css'],
  },
  {
    name: 'header',
    title: 'A header for phones too',
    summary:
      'A header that stays in view. Its menu is a row on desktops and a drawer elsewhere, also without script; with the shop theme of the suite.',
    sheets: ['page.css', 'header.css'],
  },
];

/** The text of a file of this folder. */
export const recipeFile = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8').trimEnd();
