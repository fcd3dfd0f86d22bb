import type { Attribute } from '../../../contract/attribute';
import type { Contract } from '../../../contract/contract';
import { dashed } from '../../../contract/parse';
import { titleOf } from './names';
import { shapeSchema } from './shape-schema';
import { takes } from './wording';

/**
 * Allows only the schemes that shared/foundation/address allows, and likewise ignores characters that
 * browsers skip inside a scheme.
 */
const SKIPPED = '[\\u0000-\\u0020]*';
const FOLLOWED = ['[Hh][Tt][Tt][Pp][Ss]?', '[Mm][Aa][Ii][Ll][Tt][Oo]', '[Tt][Ee][Ll]'];
const SCHEME = `[A-Za-z](?:${SKIPPED}[A-Za-z0-9+.\\-])*`;
const ADDRESS = `^${SKIPPED}(?:(?:${FOLLOWED.join('|')}):|(?!${SKIPPED}${SCHEME}${SKIPPED}:))`;

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
        description: [spec.doc, takes(spec)].filter(Boolean).join(' '),
        ...valueSchema(spec),
        default: defaultOf(spec),
        ...(spec.unit && { 'x-unit': spec.unit }),
      },
    ]),
  ),
  additionalProperties: false,
});

function valueSchema({ kind, min, max, words, shape }: Attribute<unknown>) {
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'onOff') return { type: 'string', enum: ['on', 'off'] };
  if (kind === 'oneOf') return { type: 'string', enum: words };
  if (kind === 'address') return { type: 'string', format: 'uri-reference', pattern: ADDRESS };
  if (kind === 'json') return shapeSchema(shape);
  return kind === 'text' ? { type: 'string' } : { type: 'number', minimum: min, maximum: max };
}

const defaultOf = ({ kind, default: initial }: Attribute<unknown>) =>
  kind === 'onOff' ? (initial ? 'on' : 'off') : initial;
