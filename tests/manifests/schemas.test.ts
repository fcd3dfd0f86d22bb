import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import type { Contract } from '../../shared/contract/contract';
import { dashed } from '../../shared/contract/parse';
import { buildFolder } from '../support/build';
import { elements } from '../support/element-list';
import { attributesIn } from './attributes-in';
import { built } from './built';
import { wordsOf } from './words';

interface Field {
  title: string;
  description: string;
  default: unknown;
  'x-unit'?: string;
}

interface Schema {
  $schema: string;
  title: string;
  properties: Record<string, Field>;
}

// Strict, so that a keyword which nobody knows is an error, but for the one of our own.
const ajv = new Ajv({ strict: true, allErrors: true });
ajv.addKeyword('x-unit');
ajv.addFormat('uri-reference', true);

const feedsOf = ({ tag, attributes }: Contract) =>
  Object.entries(attributes).flatMap(([name, { feed }]) =>
    feed ? [`${tag}.${dashed(name)}.json`] : [],
  );

describe('The schemas for inspector panels', () => {
  it('are one for each element, and one for the data at each address that it fetches', () => {
    assert.deepEqual(
      readdirSync(path.join(buildFolder, 'schemas')).toSorted(),
      elements.flatMap(({ contract }) => [`${contract.tag}.json`, ...feedsOf(contract)]).toSorted(),
    );
  });
});

for (const { contract, demo } of elements) {
  const { tag, attributes } = contract;
  const schema = built<Schema>(`schemas/${tag}.json`);
  const accepts = (value: unknown) => {
    const validate = ajv.getSchema(`wb-elements/schemas/${tag}.json`) ?? ajv.compile(schema);
    return validate(value) ? [] : validate.errors;
  };

  describe(`The schema of ${tag}`, () => {
    it('is valid JSON Schema, draft 7', () => {
      assert.equal(schema.$schema, 'http://json-schema.org/draft-07/schema#');
      assert.equal(ajv.validateSchema(schema), true, JSON.stringify(ajv.errors));
      assert.doesNotThrow(() => accepts({}));
    });

    it('has every attribute as HTML spells it, with its sentence, default and unit, and no other', () => {
      assert.deepEqual(Object.keys(schema.properties), wordsOf(contract).attributes);
      for (const [property, { doc, kind, default: initial, unit }] of Object.entries(attributes)) {
        const field = schema.properties[dashed(property)]!;
        assert.ok(field.description.startsWith(doc), property);
        assert.ok(field.description.includes(unit ?? ''), property);
        assert.equal(field['x-unit'], unit);
        assert.notEqual(field.title, '');
        // What is undefined has no place in JSON.
        const written: unknown =
          initial === undefined ? initial : JSON.parse(JSON.stringify(initial));
        if (kind !== 'onOff') assert.deepEqual(field.default, written);
      }
    });

    it('accepts what stands in every example, and the defaults', () => {
      const defaults = Object.entries(schema.properties).map(([name, it]) => [name, it.default]);
      assert.deepEqual(accepts(Object.fromEntries(defaults)), []);
      for (const { name, html } of demo.examples) {
        const instances = attributesIn(html, contract);
        assert.ok(instances.length > 0, name);
        for (const instance of instances) assert.deepEqual(accepts(instance), [], name);
      }
    });

    it('rejects an attribute that it has not', () => {
      assert.notDeepEqual(accepts({ 'no-such-attribute': 'x' }), []);
    });

    for (const [property, { kind, min, max }] of Object.entries(attributes)) {
      const wrong: unknown[] = [
        // Some structured data is an object.
        ...(kind === 'json' ? [] : [{}]),
        ...(kind === 'number' ? ['12px'] : [5]),
        ...(min === undefined ? [] : [min - 1]),
        ...(max === undefined ? [] : [max + 1]),
        ...(kind === 'oneOf' || kind === 'onOff' ? ['no such word'] : []),
        ...(kind === 'address' ? ['javascript:alert(1)', ' data:text/html,x'] : []),
      ];
      it(`rejects what ${dashed(property)} cannot take`, () => {
        for (const value of wrong) {
          assert.notDeepEqual(accepts({ [dashed(property)]: value }), [], JSON.stringify(value));
        }
      });
    }
  });
}
