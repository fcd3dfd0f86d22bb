import type { Light } from '../../shared/element/light';
import { DRAWN_ATTRIBUTE, FIELD } from '../../shared/element/signals';

/** Whether a node in a picker is a control, or holds one, that its author wrote. */
export const isOwnField = (node: Light) =>
  node.attribute('slot') === FIELD && node.attribute(DRAWN_ATTRIBUTE) === null;

/**
 * The value that an author's own controls begin with: of a select the option marked as selected,
 * else its first, as browsers have it; of radio buttons the checked one. undefined when there is none.
 */
export function ownValue(picker: Light): string | undefined {
  const controls = picker.children.filter(isOwnField).flatMap(inside);
  const options = controls.filter(({ tag }) => tag === 'option');
  const selected = options.findLast((option) => option.attribute('selected') !== null);
  const option = selected ?? options[0];
  if (option) return option.attribute('value') ?? option.text.trim().replace(/\s+/g, ' ');
  const radio = controls.find(
    (control) => control.attribute('type') === 'radio' && control.attribute('checked') !== null,
  );
  return radio?.attribute('value') ?? undefined;
}

const inside = (node: Light): Light[] => [node, ...node.children.flatMap(inside)];
