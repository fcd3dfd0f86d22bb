/** The places of the options that are chosen in a native select. */
export const chosenIn = ({ options }: HTMLSelectElement): number[] =>
  [...options].flatMap(({ selected }, index) => (selected ? index : []));

/** Chooses an option as a visitor does, of several turns it on or off; the page hears it as any other choice. */
export function choose(select: HTMLSelectElement, index: number) {
  const option = select.options[index];
  if (!option || select.matches(':disabled')) return;
  if (select.multiple) option.selected = !option.selected;
  else select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
