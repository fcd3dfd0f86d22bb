import type { Patch } from '../../../shared/content/patch';
import type { Light } from '../../../shared/content/light';

/** One step of a form. */
export interface Step {
  /** Its legend; empty without one. */
  title: string;
  /** The text of `data-icon`. */
  icon: string;
  node: object;
}

/** Attribute of steps, and of buttons that belong to the last step: whether they show now. */
const MARK = 'data-wb-step';

/** The steps of the form in an element: nodes with `data-step`, else the form's child fieldsets. */
export function stepsIn(host: Light): Step[] {
  const form = host.tag === 'form' ? host : find(host, ({ tag }) => tag === 'form')[0];
  if (!form) return [];
  const marked = find(form, (node) => node.attribute('data-step') !== null);
  const steps = marked.length ? marked : form.children.filter(({ tag }) => tag === 'fieldset');
  return steps.map((step) => ({
    title: titleOf(step),
    icon: step.attribute('data-icon') ?? '',
    node: step.node,
  }));
}

/** The patch of a node of the form while the step `current`, counted from 0, is shown. */
export function stepAmendment(
  node: Light,
  steps: readonly Step[],
  current: number,
): Patch | undefined {
  const index = steps.findIndex((step) => step.node === node.node);
  if (index >= 0) return marked(index === current ? 'current' : 'hidden');
  const isOutside = steps.length > 0 && sendsForm(node) && !isInside(node, steps);
  if (isOutside && current < steps.length - 1) return marked('hidden');
  return node.attribute(MARK) === null ? undefined : marked(false);
}

/** How much of a form is behind a visitor at a step, counted from 0: in percent with at most two decimals. */
export const percentOf = (current: number, count: number): number =>
  Number(((100 * current) / count).toFixed(2));

const marked = (value: string | false): Patch => ({ attributes: { [MARK]: value } });

function titleOf(step: Light): string {
  const legend = step.children.find(({ tag }) => tag === 'legend');
  const title = legend?.text || step.attribute('aria-label') || step.attribute('data-step') || '';
  return title.replace(/\s+/g, ' ').trim();
}

function sendsForm(node: Light): boolean {
  const type = node.attribute('type')?.toLowerCase();
  if (node.tag === 'button') return type !== 'button' && type !== 'reset';
  return node.tag === 'input' && (type === 'submit' || type === 'image');
}

function isInside({ parent }: Light, steps: readonly Step[]): boolean {
  for (let box = parent; box; box = box.parent) {
    const { node } = box;
    if (steps.some((step) => step.node === node)) return true;
  }
  return false;
}

/** The outermost descendants for which a rule holds. */
const find = (top: Light, rule: (node: Light) => boolean): Light[] =>
  top.children.flatMap((child) => (rule(child) ? [child] : find(child, rule)));
