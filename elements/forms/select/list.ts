import type { Choices } from './read-select';

/**
 * The places of the options that stand in the list. A blank one is no choice: it is there only to
 * take back a single choice that need not be made.
 */
export function inList({ options, isMultiple, isRequired }: Choices, chosen: number[]): number[] {
  const mayTakeBack =
    !isMultiple && !isRequired && chosen.some((place) => !options[place]?.isBlank);
  return options.flatMap(({ isBlank, isHidden, isDisabled }, place) => {
    const isThere = isBlank ? mayTakeBack && !isDisabled : true;
    return isThere && !isHidden ? place : [];
  });
}

/** What the closed list says. */
export function shownText({ options, emptyText }: Choices, chosen: number[]): string {
  const labels = chosen.flatMap((place) => {
    const option = options[place];
    return option && !option.isBlank ? option.label : [];
  });
  return labels.join(', ') || emptyText;
}
