import type { Attribute } from '../../../contract/attribute';
import type { Contract } from '../../../contract/contract';
import { dashed } from '../../../contract/parse';
import { docComment } from './doc-comment';
import { eventMapName, typeName } from './names';
import { attributeType, propertyType } from './type-text';
import { described } from './wording';

/**
 * The JSX types for React 19, as a declaration file: each element's attributes with their HTML names,
 * its events as `on` plus their name, and the props of every HTML element.
 */
export function reactTypes(contracts: Contract[]): string {
  const names = contracts.flatMap(({ tag, events = {} }) => [
    ...(Object.keys(events).length > 0 ? [eventMapName(tag)] : []),
    typeName(tag),
  ]);
  return `${[
    `import type { ${names.join(', ')} } from './elements.js';`,
    "import type { WbProps } from './react-props.js';",
    '',
    ...contracts.flatMap((contract) => [...propsOf(contract), '']),
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...contracts.flatMap(({ tag, summary }) => [
      docComment([summary], 6),
      `      '${tag}': WbProps<${propsName(tag)}, ${typeName(tag)}>;`,
    ]),
    '    }',
    '  }',
    '}',
  ].join('\n')}\n`;
}

function propsOf({ tag, attributes, events = {} }: Contract): string[] {
  return [
    docComment([`What \`<${tag}>\` takes of its own.`]),
    `export interface ${propsName(tag)} {`,
    ...Object.entries(attributes).flatMap(attributeLines),
    ...Object.entries(events).flatMap(([name, { doc }]) => [
      docComment([doc], 2),
      `  'on${name}'?: ((event: ${eventMapName(tag)}['${name}']) => void) | undefined;`,
    ]),
    '}',
  ];
}

/** React sets a value as a property if the tag is defined and has a property of that name. */
function attributeLines([property, spec]: [string, Attribute<unknown>]): string[] {
  const name = dashed(property);
  const asAttribute = `  ${name === property ? name : `'${name}'`}?: ${attributeType(spec)} | undefined;`;
  const asProperty = `  ${property}?: ${propertyType(spec)} | undefined;`;
  const comment = docComment([described(spec)], 2);
  if (spec.kind !== 'json') return [comment, asAttribute];
  const text = name === property ? [] : [comment, asAttribute];
  return [...text, docComment([spec.doc, 'Import the element first.'], 2), asProperty];
}

const propsName = (tag: string) => typeName(tag).replace(/Element$/, 'Attributes');
