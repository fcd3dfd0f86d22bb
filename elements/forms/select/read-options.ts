import type { Light } from '../../../shared/content/light';
import type { OptionGroup } from '../../../shared/react/listbox/select-options';

/** One option of a native select. */
export interface Option {
  value: string;
  label: string;
  /** Whether it is not a choice, but the text shown while nothing is chosen. */
  isBlank: boolean;
  isHidden: boolean;
  isDisabled: boolean;
  group: OptionGroup | undefined;
}

/** The options of a native select, in the order of `select.options`. */
export const readOptions = (select: Light): Option[] =>
  optionsIn(select).map(({ node, group, isDisabled }) => {
    const said = plain(node.text);
    const value = node.attribute('value') ?? said;
    return {
      value,
      label: node.attribute('label') || said,
      isBlank: value.trim() === '',
      isHidden: node.attribute('hidden') !== null,
      isDisabled: isDisabled || has(node, 'disabled'),
      group,
    };
  });

/** The indexes of the options that HTML selects initially. */
export function firstChosen(select: Light): number[] {
  const options = optionsIn(select);
  const marked = options.flatMap(({ node }, index) => (has(node, 'selected') ? index : []));
  if (has(select, 'multiple')) return marked;
  if (marked.length > 0) return marked.slice(-1);
  if (Number(select.attribute('size')) > 1) return [];
  const open = options.findIndex(({ node, isDisabled }) => !isDisabled && !has(node, 'disabled'));
  return open < 0 ? [] : [open];
}

interface Found {
  node: Light;
  group: OptionGroup | undefined;
  isDisabled: boolean;
}

function optionsIn(top: Light, group?: OptionGroup, isDisabled = false): Found[] {
  return top.children.flatMap((node) => {
    if (node.tag === 'option') return { node, group, isDisabled };
    if (node.tag !== 'optgroup') return optionsIn(node, group, isDisabled);
    return optionsIn(node, { label: node.attribute('label') ?? '' }, has(node, 'disabled'));
  });
}

const has = (node: Light, name: string) => node.attribute(name) !== null;

/** Text as a browser shows it: white space is collapsed, and trimmed at the ends. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
