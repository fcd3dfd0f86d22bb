/** The filter form: the author's own, else the one that is drawn. */
export const formOf = (host: HTMLElement) =>
  host.querySelector<HTMLFormElement>(':scope > form[slot="filters"]') ??
  host.shadowRoot?.querySelector<HTMLFormElement>('form.filters');

/** Whether somebody has changed a field since the form was drawn. */
export const isTouched = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLSelectElement)) return false;
    const usual = Math.max(
      0,
      [...field.options].findIndex((it) => it.defaultSelected),
    );
    return field.selectedIndex !== usual;
  });

/** Whether somebody has chosen a word in this visit, which what a browser restores is not. */
export const isChosen = (form: HTMLFormElement) =>
  isTouched(form) && form.querySelector('select:is(:user-valid, :user-invalid)') !== null;

export const isFieldOf = (form: HTMLFormElement, target: HTMLElement) => form.contains(target);

/** Sets the fields to what is chosen; the one in which the visitor types is left alone. */
export function fill(form: HTMLFormElement, prefix: string, choice: Record<string, string>) {
  for (const [name, value] of Object.entries(choice)) {
    const field = form.elements.namedItem(prefix + name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && field.value.trim() !== value) field.value = value;
  }
}
