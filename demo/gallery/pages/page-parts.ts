import type { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';

/** HTML whose values have been escaped. */
export type Markup = ReturnType<typeof html>;

/** What one page of the gallery is made of. */
export interface PageParts {
  title: string;
  main: Markup;
  all: CatalogueEntry[];
  /** The address of this page, when the menu has it. */
  here?: string;
  /** Style sheets besides the frame's own, by file name. */
  styles?: string[];
  /** Modules besides the frame's own, by file name. */
  scripts?: string[];
  /** What was searched for. */
  query?: string;
}
