import { guides } from '../guides/guides';
import { recipes } from '../recipes/recipes';

/** A page of the gallery that is about no single element. */
export interface Place {
  href: string;
  title: string;
}

/** The pages above the families, in the menu and on the first page. */
export const places: Place[] = [
  ...guides.map(({ name, title }) => ({ href: `/gallery/guides/${name}`, title })),
  ...recipes.map(({ name, title }) => ({ href: `/gallery/recipes/${name}`, title })),
  { href: '/gallery/theming', title: 'Theming' },
  { href: '/gallery/states', title: 'States' },
  { href: '/gallery/performance', title: 'Performance' },
];
