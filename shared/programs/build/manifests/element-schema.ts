import type { Attribute } from '../../../contract/attribute';
import type { Contract } from '../../../contract/contract';
import { dashed } from '../../../contract/parse';
import { titleOf } from './names';
import { spellingOf, takes } from './wording';

/**
 * Allows only the schemes that shared/foundation/address allows, and likewise ignores characters that
 * browsers skip inside a scheme.
 */
const SKIPPED = '[\\u0000-\\u0020]*';
const FOLLOWED = ['[Hh][Tt][Tt][Pp][Ss]?', '[Mm][Aa][Ii][Ll][Tt][Oo]', '[Tt][Ee][Ll]'];
const SCHEME = `[A-Za-z](?:${SKIPPED}[A-Za-z0-9+.\\-])*`;
const addressOf = (schemes: string[]) =>
  `^${SKIPPED}(?:(?:${schemes.join('|')}):|(?!${SKIPPED}${SCHEME}${SKIPPED}:))`;
const ADDRESS = addressOf(FOLLOWED);
const DATA_ADDRESS = addressOf(FOLLOWED.slice(0, 1));

/**
 * The attributes of an element as JSON Schema (draft 7), for a builder's inspector panel, with their
 * HTML names. Write values to attributes as text: true as empty text, false by removing the attribute,
 * structured data as JSON.
 */
export const elementSchema = ({ tag, summary, attributes }: Contract) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `wb-elements/schemas/${tag}.json`,
  title: tag,
  description: summary,
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(attributes).map(([property, spec]) => [
      dashed(property),
      {
        title: titleOf(property),
        description: [spec.doc, takes(spec), spellingOf(spec)].filter(Boolean).join(' '),
        ...valueSchema(spec),
        default: defaultOf(spec),
        ...(spec.unit && { 'x-unit': spec.unit }),
      },
    ]),
  ),
  additionalProperties: false,
});

/** What the data at an element's address must be, as JSON Schema (draft 7). */
export const feedSchema = (
  { tag }: Contract,
  property: string,
  { doc, feed }: Attribute<unknown>,
) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: `wb-elements/schemas/${feedSchemaName(tag, property)}`,
  title: `${tag} ${dashed(property)}`,
  description: doc,
  ...feed?.schema,
});

/** The file of a feed's schema, beside that of its element. */
export const feedSchemaName = (tag: string, property: string) => `${tag}.${dashed(property)}.json`;

function valueSchema({ kind, min, max, words, shape, feed }: Attribute<unknown>) {
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'onOff') return { type: 'string', enum: ['on', 'off'] };
  if (kind === 'oneOf') return { type: 'string', enum: words };
  if (kind === 'address')
    return { type: 'string', format: 'uri-reference', pattern: feed ? DATA_ADDRESS : ADDRESS };
  if (kind === 'json') return shape?.schema ?? {};
  return kind === 'text' ? { type: 'string' } : { type: 'number', minimum: min, maximum: max };
}

const defaultOf = ({ kind, default: initial }: Attribute<unknown>) =>
  kind === 'onOff' ? (initial ? 'on' : 'off') : initial;
