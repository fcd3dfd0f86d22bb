import type { Choice } from './item';

/** What stands before the names of an element's fields, in its form and in the page's address. */
export const prefixOf = (id: string | null): string => (id ? `${id}-` : '');

/** What an address chooses, of the fields that it names; a field without a word means all. */
export function choiceIn(address: string, prefix: string, names: readonly string[]): Choice {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = searchParams.get(prefix + name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The same address with a choice; what is as it usually is, is left out. */
export function withChoice(address: string, prefix: string, choice: Choice, usual: Choice): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(choice)) {
    if (value === usual[name]) url.searchParams.delete(prefix + name);
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
