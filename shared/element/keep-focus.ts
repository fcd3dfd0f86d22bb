import { counterpartOf } from '../browser/html/counterpart';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const FIELDS = 'input, textarea, select';

/** Draws a tree. What was typed, chosen or focused in nodes that are then gone goes to those that stand for them. */
export function keepFocus(root: HTMLElement, draw: () => void) {
  const { activeElement: focused } = root.getRootNode() as ShadowRoot;
  const nodes = new Set([...root.querySelectorAll<HTMLElement>(FIELDS)]);
  if (focused && root.contains(focused)) nodes.add(focused as HTMLElement);
  const kept = [...nodes].map((node) => {
    const { selectionStart, selectionEnd } = node as HTMLInputElement;
    return {
      node,
      find: counterpartOf(node, root),
      caret: [selectionStart, selectionEnd] as const,
    };
  });
  draw();
  for (const { node, find, caret } of kept) {
    const next = node.isConnected ? undefined : (find() as HTMLElement | undefined);
    if (!next) continue;
    if (node.matches(FIELDS)) tell(node as Field, next as Field);
    if (node !== focused) continue;
    next.focus({ preventScroll: true });
    if (caret[0] !== undefined && caret[0] !== null)
      (next as HTMLInputElement).setSelectionRange(...(caret as [number, number]));
  }
}

/** Gives the state of one field to another as a visitor would, so that the component hears of it. */
function tell(from: Field, to: Field) {
  const [before, after] = [from as HTMLInputElement, to as HTMLInputElement];
  if (before.checked !== after.checked)
    after.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (before.type === 'file' || before.value === after.value) return;
  // React ignores an event of a field whose own `value` was set, which it watches.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')!;
  set!.call(to, before.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
