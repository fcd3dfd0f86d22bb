import ts from 'typescript';
import { UNUSED } from '../../shared/programs/build/unused-functions.mjs';
import { lastStatement, nodes } from './source';
import type { Source } from './source';

const longest = 200;

const sinks = new Set([
  'createContextualFragment',
  'dangerouslySetInnerHTML',
  'eval',
  'innerHTML',
  'insertAdjacentHTML',
  'outerHTML',
  'parseHTMLUnsafe',
  'setHTMLUnsafe',
  'srcdoc',
]);

/** What is wrong with one file besides its imports; each line says what, why and what to do instead. */
export function sourceProblems(source: Source): string[] {
  const rules = [
    nameProblem,
    lengthProblem,
    sinkProblem,
    reachProblem,
    symbolProblem,
    reactProblem,
    endProblem,
  ];
  return rules.flatMap((rule) => {
    const problem = rule(source);
    return problem ? [`${source.path} ${problem}`] : [];
  });
}

function nameProblem({ path }: Source): string | undefined {
  if (/(^|[/-])(utils?|helpers?|common|misc|stuff)([./-]|$)/.test(path)) {
    return 'has a name that says nothing, so nobody finds it. Name it after its one noun or verb.';
  }
  if (/(^|\/)index\.(ts|tsx|mjs|js|css)$/.test(path)) {
    return 'is an index, which hides where things are. Import each module by its own path.';
  }
  return undefined;
}

function lengthProblem({ path, text }: Source): string | undefined {
  if (!isProduct(path)) return undefined;
  const lines = text.trimEnd().split('\n').length;
  return lines > longest
    ? `has ${lines} lines, more than one can hold in mind. Move a subject out under its own name; ${longest} at most.`
    : undefined;
}

function sinkProblem(source: Source): string | undefined {
  if (!isProduct(source.path)) return undefined;
  const found = nodes(source).map(sinkOf).find(Boolean);
  return found
    ? `uses ${found}, which turns text into code on somebody's page. Build nodes, or give React text.`
    : undefined;
}

function sinkOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) && sinks.has(node.text) && !isRead(node)) return node.text;
  if (ts.isNewExpression(node) && isNamed(node.expression, 'Function')) return 'new Function';
  if (isMember(node, 'document', /^write(ln)?$/)) return 'document.write';
  return undefined;
}

/** Whether markup is only read, as in `digest(root.innerHTML)`. */
function isRead(node: ts.Identifier) {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) return false;
  const around = parent.parent;
  return (
    /^(inner|outer)HTML$/.test(node.text) &&
    ts.isCallExpression(around) &&
    around.arguments.includes(parent)
  );
}

function reactProblem({ path, text }: Source): string | undefined {
  if (!isProduct(path) || !path.endsWith('.tsx')) return undefined;
  const part = UNUSED.find(({ word }) => word?.test(text));
  return part
    ? `uses React's ${part.use}, which the build leaves out. Do without, or take the entry out of shared/programs/build/unused-functions.mjs.`
    : undefined;
}

function reachProblem(source: Source): string | undefined {
  if (!source.path.startsWith('elements/') || source.path.endsWith('.watch.ts')) return undefined;
  for (const node of nodes(source)) {
    if (isMember(node, 'document', /^(querySelector|getElement)/)) {
      return 'searches the document, where other elements live. Use host, a slot, or shared/browser/links/find.';
    }
    if (
      ts.isCallExpression(node) &&
      /^(window\.|globalThis\.)?set(Timeout|Interval)$/.test(node.expression.getText())
    ) {
      return 'starts a raw timer, which outlives its element. Use a hook of shared/react/hooks, which ends it.';
    }
  }
  return undefined;
}

/** The helper itself, names that every version of the library shares, and those of r2wc. */
const sharesSymbols = /^shared\/(foundation\/(answered|slot)|element\/(signals|r2wc))\.ts$/;

function symbolProblem(source: Source): string | undefined {
  if (!isProduct(source.path) || sharesSymbols.test(source.path)) return undefined;
  return nodes(source).some((node) => isMember(node, 'Symbol', /^for$/))
    ? 'shares state by a symbol of its own, without a type at the other end. Declare a pageSlot or nodeSlot of shared/foundation/slot in one module, and import it at both ends.'
    : undefined;
}

function endProblem(source: Source): string | undefined {
  const [, folder, name] = /^elements\/[^/]+\/([^/]+)\/([^/]+)\.tsx$/.exec(source.path) ?? [];
  if (!name || folder !== name) return undefined;
  const last = lastStatement(source)?.getText() ?? '';
  return last.startsWith('defineElement(')
    ? undefined
    : 'does not end with defineElement(contract, Component, styles), so the element is not registered where readers look. Make that its last line.';
}

function isProduct(path: string): boolean {
  return /^(elements|shared)\//.test(path);
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

function isMember(node: ts.Node, object: string, member: RegExp): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    isNamed(node.expression, object) &&
    member.test(node.name.text)
  );
}
