import type * as Manifest from 'custom-elements-manifest';
import type { Attribute } from '../../../contract/attribute';
import type { Contract, MethodSpec } from '../../../contract/contract';
import { dashed } from '../../../contract/parse';
import { typeName } from './names';
import { attributeType, detailType, propertyType, resultType, shapeType } from './type-text';
import { defaultText, described } from './wording';

/** The Custom Elements Manifest of all elements, for catalogues, documentation and editors. */
export const customElements = (contracts: Contract[]): Manifest.Package => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: contracts.map(moduleOf),
});

function moduleOf(contract: Contract): Manifest.JavaScriptModule {
  const { tag } = contract;
  const path = `dist/elements/${tag.slice('wb-'.length)}.js`;
  const declaration = { name: typeName(tag), module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(contract)],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration }],
  };
}

function declarationOf(contract: Contract): Manifest.CustomElementDeclaration {
  const { tag, summary, since, spec, attributes, events = {}, methods = {} } = contract;
  return {
    kind: 'class',
    name: typeName(tag),
    tagName: tag,
    customElement: true,
    superclass: { name: 'HTMLElement', package: 'global:' },
    summary,
    description: `${summary} Since ${since}. Specification: section ${spec}.`,
    attributes: Object.entries(attributes).map(attributeOf),
    members: [...Object.entries(attributes).map(fieldOf), ...Object.entries(methods).map(methodOf)],
    events: Object.entries(events).map(([name, { doc, detail }]) => ({
      name,
      description: [doc, ...detailLines(detail)].join('\n'),
      type: { text: `CustomEvent<${detailType(detail)}>` },
    })),
    slots: named(contract.slots),
    cssParts: named(contract.parts),
    cssProperties: named(contract.cssProperties),
  };
}

const methodOf = ([name, spec]: [string, MethodSpec]): Manifest.ClassMethod => ({
  kind: 'method',
  name,
  description: `${spec.doc} Only while it is awake: wake of the loader resolves with an element that has it.`,
  parameters: Object.entries(spec.takes ?? {}).map(([parameter, shape]) => ({
    name: parameter,
    optional: true,
    type: { text: shapeType(shape) },
  })),
  return: { type: { text: resultType(spec) } },
});

type Entry = [property: string, spec: Attribute<unknown>];

const attributeOf = ([property, spec]: Entry): Manifest.Attribute => ({
  name: dashed(property),
  fieldName: property,
  type: { text: attributeType(spec) },
  default: defaultText(spec),
  description: described(spec),
});

const fieldOf = ([property, spec]: Entry): Manifest.CustomElementField => ({
  kind: 'field',
  name: property,
  attribute: dashed(property),
  reflects: spec.kind !== 'json',
  type: { text: propertyType(spec) },
  default: JSON.stringify(spec.default),
  description: described(spec),
});

const detailLines = (detail: Record<string, Attribute<unknown>> = {}) =>
  Object.entries(detail).map(([name, { doc, unit }]) =>
    unit ? `- \`${name}\`: ${doc} In ${unit}.` : `- \`${name}\`: ${doc}`,
  );

const named = (things: Record<string, string> = {}) =>
  Object.entries(things).map(([name, description]) => ({ name, description }));
