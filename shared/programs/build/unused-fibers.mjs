/**
 * The kinds of React's nodes that no element has, by their numbers in ReactWorkTags. A node of one of
 * them stops with React's error 156.
 */
const UNUSED_KINDS = {
  Profiler: 12,
  Suspense: 13,
  lazy: 16,
  'a class that could not be made': 17,
  'a fragment that waits for hydration': 18,
  SuspenseList: 19,
  Scope: 21,
  'hidden content': 22,
  'hidden content, of old': 23,
  Cache: 24,
  TracingMarker: 25,
  'what is lifted into the head': 26,
  'html, head and body': 27,
  'a function that could not be called': 28,
  ViewTransition: 30,
  Activity: 31,
};
const unused = new Set(Object.values(UNUSED_KINDS));

/**
 * React's code without the cases for those kinds, in each `switch` over the kind of a node.
 *
 * @param {string} code
 * @param {(code: string) => import('estree').Program} parse as rollup does, with `start` and `end`
 * @returns {string}
 */
export function withoutUnusedFibers(code, parse) {
  /** @type {{ start: number, end: number, text: string }[]} */
  const changes = [];
  const cutIn = (node, body) => {
    if (isFunction(node)) body = node.body;
    if (node.type === 'SwitchStatement' && node.discriminant.property?.name === 'tag') {
      const cases = unusedCases(node.cases);
      for (const { start, end } of cases) changes.push({ start, end, text: '' });
      // Other cases use them too: `var` is one for the whole function.
      const names = cases.flatMap(variablesIn);
      if (names.length)
        changes.push({ start: body.start + 1, end: body.start + 1, text: `var ${names};` });
    }
    for (const child of childrenOf(node)) if (!changes.some(isAround(child))) cutIn(child, body);
  };
  cutIn(parse(code));
  let rest = code;
  // From the end, so that earlier offsets stay valid.
  for (const { start, end, text } of changes.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + text + rest.slice(end);
  return rest;
}

/** Cases that share a body, where none of them can come up and none before them runs on into it. */
function unusedCases(cases) {
  const groups = [];
  const group = [];
  for (const it of cases) {
    group.push(it);
    if (it.consequent.length) groups.push(group.splice(0));
  }
  const isUnused = (them, at) =>
    (at === 0 || leaves(groups[at - 1].at(-1).consequent.at(-1))) &&
    leaves(them.at(-1).consequent.at(-1)) &&
    them.every(({ test }) => unused.has(test?.value));
  return groups.filter(isUnused).flat();
}

/** Whether nothing behind a statement is reached. */
function leaves(statement) {
  if (statement.type === 'BlockStatement')
    return statement.body.length > 0 && leaves(statement.body.at(-1));
  return /^(Break|Continue|Return|Throw)Statement$/.test(statement.type);
}

function variablesIn(node) {
  if (isFunction(node)) return [];
  const own =
    node.type === 'VariableDeclaration' && node.kind === 'var'
      ? node.declarations.map(({ id }) => id.name)
      : [];
  return [...own, ...childrenOf(node).flatMap(variablesIn)];
}

const isFunction = ({ type }) => /Function(Declaration|Expression)$/.test(type);

const isAround = (node) => (it) => it.start <= node.start && node.end <= it.end;

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((it) => typeof it?.type === 'string');
