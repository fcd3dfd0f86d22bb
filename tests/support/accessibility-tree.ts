import type { CDPSession, Page, Protocol } from 'puppeteer-core';

type Node = Protocol.Accessibility.AXNode;

/** A control, or a group of controls, as a screen reader is told of it. */
export interface Told {
  role: string;
  name: string;
  value: string;
  /** Where a link leads: two of one text are two controls when they lead to two places. */
  address: string;
  isFocusable: boolean;
  /** Such as `expanded: true`. */
  states: string[];
}

const CONTROL =
  /^(button|checkbox|combobox|link|listbox|menu\w*|option|radio|searchbox|slider|spinbutton|switch|tab|textbox|tree\w*|DisclosureTriangle)$/;
const GROUP = /^(alertdialog|application|dialog|radiogroup|tablist|tabpanel|timer|toolbar)$/;
/** Of these, one that only a script focuses is no control: what is in it is read then. */
const BOX = /^(generic|group|graphics-\w+|none|paragraph)$/;
const STATES =
  /^(checked|disabled|expanded|hasPopup|invalid|modal|multiselectable|pressed|readonly|required|selected)$/;

/** What the browser tells of the controls and their groups below a node of the page, in order. */
export async function readTree(page: Page, below: string): Promise<Told[]> {
  return (await readTrees(page, [below]))[0]!;
}

/** The same below several, from one look at the page: to have its tree made costs more than all else. */
export async function readTrees(page: Page, below: readonly string[]): Promise<Told[][]> {
  const client = await page.createCDPSession();
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((it) => [it.nodeId, it]));
  const inOrder = (top: Node | undefined): Node[] =>
    top ? [top, ...(top.childIds ?? []).flatMap((id) => inOrder(byId.get(id)))] : [];
  const trees: Told[][] = [];
  for (const selector of below) {
    const expression = `document.querySelector(${JSON.stringify(selector)})`;
    const { result } = await client.send('Runtime.evaluate', { expression });
    const { node } = await client.send('DOM.describeNode', { objectId: result.objectId! });
    const top = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    const tree: Told[] = [];
    for (const it of inOrder(top).filter(({ ignored }) => !ignored)) {
      const told = toldOf(it);
      const isNamed = CONTROL.test(told.role) || GROUP.test(told.role);
      const isBox = BOX.test(told.role) && !(await isTabStop(client, it));
      if (isNamed || (told.isFocusable && !isBox)) tree.push(told);
    }
    trees.push(tree);
  }
  await client.detach();
  return trees;
}

/** Whether its author has made it one. */
async function isTabStop(client: CDPSession, { properties = [], backendDOMNodeId }: Node) {
  if (!properties.some(({ name, value }) => name === 'focusable' && value.value)) return false;
  const { node } = await client.send('DOM.describeNode', { backendNodeId: backendDOMNodeId! });
  const { attributes = [] } = node;
  const at = attributes.indexOf('tabindex');
  return at >= 0 && Number(attributes[at + 1]) >= 0;
}

function toldOf({ role, name, value, properties = [] }: Node): Told {
  const of = (wanted: string) => properties.find((it) => it.name === wanted)?.value.value;
  return {
    role: String(role?.value),
    name: String(name?.value ?? '').trim(),
    value: String(value?.value ?? ''),
    address: String(of('url') ?? ''),
    isFocusable: of('focusable') === true,
    states: properties
      .filter((it) => STATES.test(it.name))
      .map((it) => `${it.name}: ${it.value.value}`),
  };
}

/** The controls and groups without a name, by their roles. */
export const nameless = (tree: readonly Told[]): string[] =>
  tree.filter(({ name }) => !name).map(({ role }) => role);

/** The controls that are told more than once, by role and name. Two lists may have an option in common. */
export function toldTwice(tree: readonly Told[]): string[] {
  const controls = tree.filter(({ role }) => role !== 'option');
  const keys = controls.map(({ role, name, address }) => `${role} "${name}" ${address}`.trim());
  return keys.filter((key, index) => keys.indexOf(key) < index);
}
