import type { Attribute } from '../../../contract/attribute';
import type { Contract, EventSpec } from '../../../contract/contract';
import { docComment } from './doc-comment';
import { eventMapName, typeName } from './names';
import { parametersType, propertyType, resultType } from './type-text';
import { described } from './wording';

/** Optional in the type, since an element that sleeps has no methods. */
const AWAKE_ONLY =
  'Only while it is awake: `wake` of the loader resolves with an element that has it.';

/**
 * The types of one element for page scripts, as a declaration file: its properties, methods and
 * events. `document.createElement` and `querySelector` return this type for its tag.
 */
export function elementTypes(contract: Contract): string {
  const { tag, summary, attributes, methods = {}, events = {} } = contract;
  const [element, eventMap] = [typeName(tag), eventMapName(tag)];
  const members = [
    ...Object.entries(attributes).flatMap(([name, spec]) => [
      docComment([described(spec)], 2),
      `  ${name}: ${propertyType(spec)};`,
    ]),
    ...Object.entries(methods).flatMap(([name, spec]) => [
      docComment([spec.doc, AWAKE_ONLY], 2),
      `  ${name}?(${parametersType(spec)}): ${resultType(spec)};`,
    ]),
  ];
  return `${[
    "import type { WbElement } from '../wb-element.js';",
    '',
    docComment([`The events of \`<${tag}>\`.`]),
    `export interface ${eventMap} {`,
    ...Object.entries(events).flatMap(eventLines),
    '}',
    '',
    docComment([`\`<${tag}>\`: ${summary}`]),
    `export interface ${element} extends WbElement {`,
    ...members,
    '}',
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    `    '${tag}': ${element};`,
    '  }',
    '  // Events bubble, so every element, the document and the window hear them.',
    `  interface GlobalEventHandlersEventMap extends ${eventMap} {}`,
    '}',
  ].join('\n')}\n`;
}

/** A declaration file that re-exports the types of all elements. */
export const allElementTypes = (contracts: Contract[]): string =>
  contracts.map(({ tag }) => `export * from './elements/${tag.slice(3)}.js';\n`).join('');

function eventLines([name, { doc, cancelable, detail }]: [string, EventSpec<unknown>]): string[] {
  const comment = docComment([doc, cancelable ? 'Can be prevented.' : ''], 2);
  if (!detail) return [comment, `  '${name}': CustomEvent<null>;`];
  const fields = Object.entries(detail as Record<string, Attribute<unknown>>).flatMap(
    ([field, spec]) => [
      docComment([spec.unit ? `${spec.doc} In ${spec.unit}.` : spec.doc], 4),
      `    ${field}: ${propertyType(spec)};`,
    ],
  );
  return [comment, `  '${name}': CustomEvent<{`, ...fields, '  }>;'];
}
