import { guides } from '../guides/guides';

/** A page of the gallery that is about no single element. */
export interface Place {
  href: string;
  title: string;
}

/** The pages above the families, in the menu and on the first page. */
export const places: Place[] = [
  ...guides.map(({ name, title }) => ({ href: `/gallery/guides/${name}`, title })),
  { href: '/gallery/theming', title: 'Theming' },
  { href: '/gallery/performance', title: 'Performance' },
];
