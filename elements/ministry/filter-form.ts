/** The filter form: the author's own, else the one that is drawn. */
export const formOf = (host: HTMLElement) =>
  host.querySelector<HTMLFormElement>(':scope > form[slot="filters"]') ??
  host.shadowRoot?.querySelector<HTMLFormElement>('form.filters');

/** Whether somebody, or the browser on Back, has changed a field since the form was drawn. */
export const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some((field) =>
    field instanceof HTMLInputElement
      ? field.value !== field.defaultValue
      : field instanceof HTMLSelectElement && field.selectedIndex !== usualOf(field),
  );

/** Whether somebody has chosen a word in this visit, which what a browser restores is not. */
export const isChosen = (form: HTMLFormElement) =>
  listsOf(form).some((it) => isByVisitor(it) && it.selectedIndex !== usualOf(it));

/** Sets the words that a browser has restored to those with which the form was drawn. */
export function forgetRestored(form: HTMLFormElement) {
  for (const it of listsOf(form)) if (!isByVisitor(it)) it.selectedIndex = usualOf(it);
}

const listsOf = (form: HTMLFormElement) => [...form.querySelectorAll('select')];

const isByVisitor = (field: Element) => field.matches(':user-valid, :user-invalid');

const usualOf = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex((it) => it.defaultSelected),
  );

/** Sets the fields to what is chosen; the one in which the visitor types is left alone. */
export function fill(form: HTMLFormElement, prefix: string, choice: Record<string, string>) {
  for (const [name, value] of Object.entries(choice)) {
    const field = form.elements.namedItem(prefix + name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && field.value.trim() !== value) field.value = value;
  }
}
