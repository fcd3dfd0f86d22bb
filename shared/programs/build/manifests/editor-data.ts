import type { Attribute } from '../../../contract/attribute';
import type { Contract } from '../../../contract/contract';
import { dashed } from '../../../contract/parse';
import type { Token } from '../tokens.mjs';
import { badValue, defaultText, described, tokenLines } from './wording';

const markdown = (...lines: string[]) => ({
  kind: 'markdown' as const,
  value: lines.filter(Boolean).join('\n\n'),
});

/** Custom data for VS Code and other editors with its HTML language service: tags, attributes, values. */
export const htmlData = (contracts: Contract[]) => ({
  version: 1.1,
  tags: contracts.map(({ tag, summary, since, attributes, slots = {}, events = {} }) => ({
    name: tag,
    description: markdown(
      summary,
      list('Slots', slots, (name) => name || 'content of the element'),
      list('Events', docs(events), (name) => name),
      `Since ${since}.`,
    ),
    attributes: Object.entries(attributes).map(([property, spec]) => attributeData(property, spec)),
  })),
});

/** Custom data for VS Code's CSS support: the tokens, properties and parts that a page may style. */
export const cssData = (contracts: Contract[], tokens: Token[]) => ({
  version: 1.1,
  properties: [
    ...tokens.map((token) => ({ name: token.name, description: markdown(...tokenLines(token)) })),
    ...contracts.flatMap(({ tag, cssProperties = {} }) =>
      Object.entries(cssProperties).map(([name, doc]) => ({
        name,
        description: markdown(doc, `Of \`<${tag}>\`.`),
      })),
    ),
  ],
  pseudoElements: [...partsByName(contracts)].map(([name, lines]) => ({
    name: `::part(${name})`,
    description: markdown(...lines),
  })),
});

function attributeData(property: string, spec: Attribute<unknown>) {
  const { kind, words = [] } = spec;
  const values = kind === 'onOff' ? ['on', 'off'] : words;
  return {
    name: dashed(property),
    description: markdown(described(spec)),
    ...(kind === 'flag' && { valueSet: 'v' }),
    ...(values.length > 0 && {
      values: values.map((name) => ({
        name,
        description: name === defaultText(spec) ? `The default. ${badValue(spec)}` : spec.doc,
      })),
    }),
  };
}

/** Parts by name, with each element's description. */
function partsByName(contracts: Contract[]): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const { tag, parts: own = {} } of contracts) {
    for (const [name, doc] of Object.entries(own)) {
      parts.set(name, [...(parts.get(name) ?? []), `\`<${tag}>\`: ${doc}`]);
    }
  }
  return parts;
}

const docs = (events: NonNullable<Contract['events']>) =>
  Object.fromEntries(Object.entries(events).map(([name, { doc }]) => [name, doc]));

const list = (title: string, texts: Record<string, string>, shown: (name: string) => string) =>
  Object.keys(texts).length === 0
    ? ''
    : [
        `**${title}**\n`,
        ...Object.entries(texts).map(([name, doc]) => `- \`${shown(name)}\`: ${doc}`),
      ].join('\n');
