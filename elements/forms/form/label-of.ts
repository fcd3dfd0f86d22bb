import type { Control } from '../../../shared/browser/fields/field-error';

/** Content of a label that does not count as its text. */
const FOREIGN = 'select, textarea, button, small, [aria-hidden="true"], [data-wb-field-error]';

/** The label of a field; empty when it has none. */
export function labelOf(controls: readonly Control[]): string {
  const [first] = controls;
  if (!first) return '';
  const group = controls.length > 1 || first.type === 'radio' ? groupOf(controls) : null;
  if (group) return textOf(group.querySelector(':scope > legend')) || ariaLabelOf(group);
  if (controls.length > 1) return '';
  return textOf(first.labels?.[0]) || ariaLabelOf(first);
}

/** The group that holds this field and no other. */
function groupOf(controls: readonly Control[]): Element | null {
  const box = controls[0]!.closest('fieldset, [role=group], [role=radiogroup]');
  const inside = box?.querySelectorAll<Control>('input, select, textarea') ?? [];
  return [...inside].every((it) => controls.includes(it) || it.type === 'hidden') ? box : null;
}

function ariaLabelOf(node: Element): string {
  const own = node.getAttribute('aria-label')?.trim();
  if (own) return own;
  const scope = node.getRootNode() as Document | ShadowRoot;
  const ids = (node.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  return ids
    .map((id) => textOf(scope.getElementById(id)))
    .filter(Boolean)
    .join(' ');
}

function textOf(node: Element | null | undefined): string {
  if (!node) return '';
  const texts: string[] = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest(FOREIGN)) texts.push(text.data);
  }
  return texts.join('').replace(/\s+/g, ' ').trim();
}
