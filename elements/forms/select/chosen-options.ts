import { dispatchChange } from '../../../shared/browser/fields/change-events';

/** The indexes of the chosen options of a native select. */
export const chosenIn = ({ options }: HTMLSelectElement): number[] =>
  [...options].flatMap(({ selected }, index) => (selected ? index : []));

/** Chooses an option, with the events of a change, as a visitor does. With `multiple`, toggles it. */
export function chooseOption(select: HTMLSelectElement, index: number) {
  const option = select.options[index];
  if (!option || select.matches(':disabled')) return;
  if (select.multiple) option.selected = !option.selected;
  else select.selectedIndex = index;
  dispatchChange(select);
}
