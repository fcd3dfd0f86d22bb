import { number } from '../../shared/contract/attribute';

/** The attribute by which headings follow those of the page around. */
export const headingLevel = number(
  3,
  'The level of its headings, from 2 to 6: one below the heading of the page that stands above.',
  { min: 2, max: 6 },
);
