import { html, Markup } from './markup';

/** What a visitor has chosen of a list, by the names of its filters. */
export type Choice = Readonly<Record<string, string>>;

/**
 * What the form of a list has sent: the server draws the list by it, so that it needs no script. A page that is
 * no number counts as none: what a visitor writes into an address is nothing to warn the site's author of.
 *
 * @param prefix the id of the list and a hyphen, or nothing
 */
export const choiceIn = (query: Choice, names: readonly string[], prefix = ''): Choice =>
  Object.fromEntries(
    names.map((name) => {
      const value = (query[prefix + name] ?? '').trim().slice(0, 100);
      return [name, name !== 'page' || /^[1-9]\d{0,5}$/.test(value) ? value : ''];
    }),
  );

/** The same as attributes of the list. */
export const asAttributes = (choice: Choice): Markup[] =>
  Object.entries(choice)
    .filter(([, value]) => value)
    .map(([name, value]) => html`${new Markup(name)}="${value}" `);
