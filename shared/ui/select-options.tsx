import type { ReactNode } from 'react';

/** One entry of a list; `note` stands behind it, set apart. */
export interface SelectOption {
  label: string;
  isChosen: boolean;
  note?: string;
  /** Passed over by keys, and never chosen. */
  isDisabled?: boolean | undefined;
  /** Options in a row with one and the same group stand under its label. */
  group?: OptionGroup | undefined;
}

export interface OptionGroup {
  label: string;
}

interface SelectOptionsProps {
  options: SelectOption[];
  entry: (option: SelectOption, index: number) => ReactNode;
}

/** The entries of a list, those of a group in a box that has its label. */
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
