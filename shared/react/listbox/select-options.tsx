import type { ReactNode } from 'react';

/** One entry of a list; `note` follows its label, set apart. */
export interface SelectOption {
  label: string;
  isChosen: boolean;
  note?: string;
  /** Skipped by keys, and cannot be chosen. */
  isDisabled?: boolean | undefined;
  /** Consecutive options with the same group object are listed under its label. */
  group?: OptionGroup | undefined;
}

export interface OptionGroup {
  label: string;
}

interface SelectOptionsProps {
  options: SelectOption[];
  entry: (option: SelectOption, index: number) => ReactNode;
}

/** The entries of a list; each group is in an element with `role="group"` and its label. */
export function SelectOptions({ options, entry }: SelectOptionsProps) {
  const runs: { group: OptionGroup | undefined; entries: ReactNode[] }[] = [];
  for (const [index, option] of options.entries()) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.entries.push(entry(option, index));
    else runs.push({ group: option.group, entries: [entry(option, index)] });
  }
  return runs.map(({ group, entries }, index) =>
    group ? (
      <div
        key={`group ${index}`}
        className="group"
        part="group"
        role="group"
        aria-label={group.label}
      >
        <bdi className="group-label" part="group-label" aria-hidden="true">
          {group.label}
        </bdi>
        {entries}
      </div>
    ) : (
      entries
    ),
  );
}
