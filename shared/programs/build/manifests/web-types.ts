import type { Attribute } from '../../../contract/attribute';
import type { Contract } from '../../../contract/contract';
import { dashed } from '../../../contract/parse';
import type { Token } from '../tokens.mjs';
import { typeName } from './names';
import { detailType, propertyType } from './type-text';
import { defaultText, described, tokenLines } from './wording';

/** Web Types, the format that JetBrains editors read from a package. */
export const webTypes = (contracts: Contract[], tokens: Token[], { name, version }: Package) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: { elements: contracts.map(elementOf) },
    css: {
      properties: tokens.map((token) => ({
        name: token.name,
        description: tokenLines(token).join('\n\n'),
      })),
    },
  },
});

interface Package {
  name: string;
  version: string;
}

const elementOf = (contract: Contract) => ({
  name: contract.tag,
  description: contract.summary,
  source: { module: 'wb-elements/types', symbol: typeName(contract.tag) },
  attributes: Object.entries(contract.attributes).map(([property, spec]) => ({
    name: dashed(property),
    description: described(spec),
    default: defaultText(spec),
    value: valueOf(spec),
  })),
  slots: named(contract.slots),
  js: {
    properties: Object.entries(contract.attributes).map(([property, spec]) => ({
      name: property,
      description: described(spec),
      type: propertyType(spec),
    })),
    events: Object.entries(contract.events ?? {}).map(([name, { doc, detail }]) => ({
      name,
      description: doc,
      type: `CustomEvent<${detailType(detail)}>`,
    })),
  },
  css: { parts: named(contract.parts), properties: named(contract.cssProperties) },
});

function valueOf(spec: Attribute<unknown>) {
  if (spec.kind === 'flag') return { kind: 'no-value', type: 'boolean' };
  if (spec.kind === 'onOff') return { kind: 'plain', type: ["'on'", "'off'"] };
  if (spec.kind === 'oneOf') return { kind: 'plain', type: propertyType(spec).split(' | ') };
  return { kind: 'plain', type: spec.kind === 'number' ? 'number' : 'string' };
}

const named = (things: Record<string, string> = {}) =>
  Object.entries(things).map(([name, description]) => ({ name, description }));
