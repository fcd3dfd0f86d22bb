import type { Choices } from './read-select';

/**
 * The indexes of the options in the list. A blank option is not a choice: it is listed only to undo a
 * single choice that is not required.
 */
export function listedOptions(
  { options, isMultiple, isRequired }: Choices,
  chosen: number[],
): number[] {
  const mayTakeBack =
    !isMultiple && !isRequired && chosen.some((index) => !options[index]?.isBlank);
  return options.flatMap(({ isBlank, isHidden, isDisabled }, index) => {
    const isThere = isBlank ? mayTakeBack && !isDisabled : true;
    return isThere && !isHidden ? index : [];
  });
}

/** The text of the closed list. */
export function shownText({ options, emptyText }: Choices, chosen: number[]): string {
  const labels = chosen.flatMap((index) => {
    const option = options[index];
    return option && !option.isBlank ? option.label : [];
  });
  return labels.join(', ') || emptyText;
}
