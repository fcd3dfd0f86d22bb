import { elementAt } from '../../../shared/browser/links/fragment';

/** The rendered links of a list. */
export const linksOf = ({ shadowRoot }: HTMLElement): HTMLAnchorElement[] => [
  ...(shadowRoot?.querySelectorAll<HTMLAnchorElement>('[part=link]') ?? []),
];

/** The heading that a link leads to; undefined when it is not there any more. */
export const headingOf = ({ hash }: HTMLAnchorElement): HTMLElement | undefined =>
  elementAt(hash.slice(1));
