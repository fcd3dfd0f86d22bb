import axe from 'axe-core';
import { executeServerCommand } from '@web/test-runner-commands';

const options: axe.RunOptions = {
  // An example is no page: it has no headings before its own, and no landmarks.
  rules: Object.fromEntries(
    ['region', 'heading-order', 'page-has-heading-one', 'landmark-one-main'].map((name) => [
      name,
      { enabled: false },
    ]),
  ),
  // Only these are looked at, and most of its time goes into describing what has passed.
  resultTypes: ['violations'],
  selectors: false,
};

/** What was found, by everything that it is judged by. */
const found = new Map<string, Promise<string[]>>();

/**
 * What axe finds in a part of the page, and what is wrong in the accessibility tree. They are asked once
 * of everything that is alike but for where it stands, as a drawing mostly is in a narrower window,
 * since places alone change none of their rules.
 */
export function violationsIn(part: Element): Promise<string[]> {
  const likeness = likenessOf(part);
  const violations = found.get(likeness) ?? ask(part);
  found.set(likeness, violations);
  return violations;
}

async function ask(part: Element) {
  const { violations } = await axe.run(part, options);
  return [
    ...violations.map(
      ({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`,
    ),
    ...(await toldWrong()),
  ];
}

/** The controls on the stage that screen readers are told of without a name, or twice. */
async function toldWrong(): Promise<string[]> {
  const { problems } = await executeServerCommand<{ problems: string[] }, string>(
    'told-wrong',
    'main',
  );
  return problems;
}

/** Everything in a part of the page that axe judges by: what is there, what shows, its colours. */
function likenessOf(part: Element): string {
  const ids = new Map<string, string>();
  const nodes = nodesIn(part);
  // Generated ones differ each time; which node they name does not.
  for (const { id } of nodes) if (id && !ids.has(id)) ids.set(id, `id ${ids.size}`);
  const named = (text: string) =>
    text
      .split(' ')
      .map((it) => ids.get(it) ?? ids.get(it.replace(/^#/, '')) ?? it)
      .join(' ');
  return nodes.map((node) => describeNode(node, named)).join('\n');
}

/** A node and all below it as they are drawn: shadow trees, and slotted content in its slots. */
function nodesIn(node: Element): Element[] {
  const children =
    node instanceof HTMLSlotElement && node.assignedElements().length > 0
      ? node.assignedElements()
      : [...(node.shadowRoot ?? node).children];
  return [node, ...children.flatMap(nodesIn)];
}

function describeNode(node: Element, named: (text: string) => string): string {
  const attributes = [...node.attributes].map(({ name, value }) => `${name}=${named(value)}`);
  const { checked, disabled, value, open } = node as HTMLInputElement & HTMLDetailsElement;
  const texts = [...node.childNodes].filter((it) => it instanceof Text && it.data.trim());
  const isShown = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [
    node.localName,
    ...attributes,
    checked,
    disabled,
    value,
    open,
    ...texts.map((it) => it.textContent),
    isShown,
    ...(isShown ? looksOf(node, texts.length > 0) : []),
  ].join('|');
}

function looksOf(node: Element, hasText: boolean) {
  const style = getComputedStyle(node);
  const size = parseFloat(style.fontSize);
  // At these, contrast may be lower.
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const scrolls =
    /auto|scroll/.test(style.overflow) &&
    (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight);
  return [
    style.color,
    style.backgroundColor,
    style.backgroundImage,
    style.opacity,
    style.textDecorationLine,
    isLarge,
    scrolls,
    hasText && isCovered(node),
  ];
}

/** Whether something that it is not part of stands in front of its middle, and so behind its text. */
function isCovered(node: Element): boolean {
  const { x, y, width, height } = node.getBoundingClientRect();
  const root = node.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && !node.contains(hit) && !hit.contains(node);
}
