import type { Light } from '../../shared/content/light';
import { DRAWN_ATTRIBUTE } from '../../shared/browser/html/authored';
import { FIELD } from '../../shared/content/drawn';

/** Whether a node in a picker is a control, or holds one, that its author wrote. */
export const isOwnField = (node: Light) =>
  node.attribute('slot') === FIELD && node.attribute(DRAWN_ATTRIBUTE) === null;

/**
 * The initial value of an author's own controls: a select's `selected` option, else its first one,
 * as in browsers; or the checked radio button, empty when none is. undefined without any control.
 */
export function ownValue(picker: Light): string | undefined {
  const controls = picker.children.filter(isOwnField).flatMap(inside);
  const options = controls.filter(({ tag }) => tag === 'option');
  const selected = options.findLast((option) => option.attribute('selected') !== null);
  const option = selected ?? options[0];
  if (option) return option.attribute('value') ?? option.text.trim().replace(/\s+/g, ' ');
  const radios = controls.filter((control) => control.attribute('type') === 'radio');
  const checked = radios.find((radio) => radio.attribute('checked') !== null);
  return radios.length > 0 ? (checked?.attribute('value') ?? '') : undefined;
}

const inside = (node: Light): Light[] => [node, ...node.children.flatMap(inside)];
