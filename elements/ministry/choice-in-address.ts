import type { Choice } from './item';

/** What stands before the names of an element's fields, in its form and in the page's address. */
export const prefixOf = (id: string | null): string => (id ? `${id}-` : '');

/** What an address chooses; undefined when it names none of the fields. */
export function choiceIn(
  address: string,
  prefix: string,
  names: readonly string[],
): Choice | undefined {
  const { searchParams } = new URL(address);
  const present = names.filter((name) => searchParams.has(prefix + name));
  return present.length
    ? Object.fromEntries(names.map((name) => [name, searchParams.get(prefix + name) ?? '']))
    : undefined;
}

/** The same address with a choice; what is not chosen, and the first page, are left out. */
export function withChoice(address: string, prefix: string, choice: Choice): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(choice)) {
    const isUsual = !value || (name === 'page' && value === '1');
    if (isUsual) url.searchParams.delete(prefix + name);
    else url.searchParams.set(prefix + name, value);
  }
  return url.href;
}

/** What is chosen in a form. */
export function choiceInForm(
  form: HTMLFormElement,
  prefix: string,
  names: readonly string[],
): Choice {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => [name, String(data.get(prefix + name) ?? '').trim()]),
  );
}
