import type { Amendment } from '../../../shared/element/amendment';
import type { Light } from '../../../shared/element/light';

/** One step of a form. */
export interface Step {
  /** Its legend; empty without one. */
  title: string;
  /** The text of `data-icon`. */
  icon: string;
  node: object;
}

/** On steps, and on buttons that belong to the last one: whether they show now. */
const MARK = 'data-wb-step';

/** The steps of the form in an element: nodes with `data-step`, else the fieldsets that are children of the form. */
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

/** What a node of the form must be like while a step is shown, counted from 0. */
export function stepAmendment(
  node: Light,
  steps: readonly Step[],
  current: number,
): Amendment | undefined {
  const index = steps.findIndex((step) => step.node === node.node);
  if (index >= 0) return marked(index === current ? 'current' : 'hidden');
  const isOutside = steps.length > 0 && sendsForm(node) && !isInside(node, steps);
  if (isOutside && current < steps.length - 1) return marked('hidden');
  return node.attribute(MARK) === null ? undefined : marked(false);
}

/** How far a form has come at a step, counted from 0: in percent, with at most two decimals. */
export const percentOf = (current: number, count: number): number =>
  Number(((100 * (current + 1)) / count).toFixed(2));

const marked = (value: string | false): Amendment => ({ attributes: { [MARK]: value } });

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

/** The outermost nodes below another for which a rule holds. */
const find = (top: Light, rule: (node: Light) => boolean): Light[] =>
  top.children.flatMap((child) => (rule(child) ? [child] : find(child, rule)));
