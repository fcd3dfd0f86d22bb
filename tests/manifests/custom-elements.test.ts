import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { elements } from '../support/element-list';
import { built } from './built';
import { namesOf, wordsOf } from './words';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '..', '..');
const manifest = built<Package>('custom-elements.json');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;

const declarations = manifest.modules.flatMap(
  ({ declarations = [] }) => declarations as CustomElementDeclaration[],
);

describe('custom-elements.json', () => {
  it('is valid by the schema of Custom Elements Manifest 2.1.0', () => {
    const schema = readJson(require.resolve('custom-elements-manifest/schema.json'));
    const validate = new Ajv({ allowUnionTypes: true, strict: false }).compile(schema);
    assert.ok(validate(manifest), JSON.stringify(validate.errors));
    assert.equal(manifest.schemaVersion, '2.1.0');
  });

  it('is where package.json says that it is', () => {
    const { customElements } = readJson(path.join(root, 'package.json')) as Record<string, string>;
    assert.equal(customElements, 'dist/custom-elements.json');
  });

  it('has every element and no other, each in the module that defines it', () => {
    const tags = elements.map(({ contract }) => contract.tag);
    assert.deepEqual(
      declarations.map(({ tagName }) => tagName),
      tags,
    );
    const { exports } = readJson(path.join(root, 'package.json')) as {
      exports: { './*': { default: string } };
    };
    for (const [index, { path: file, exports: defined = [] }] of manifest.modules.entries()) {
      const name = tags[index]!.slice('wb-'.length);
      assert.equal(`./${file}`, exports['./*'].default.replace('*', name));
      assert.ok(moduleText(path.join(root, file)).includes(tags[index]!));
      assert.deepEqual(defined, [
        {
          kind: 'custom-element-definition',
          name: tags[index],
          declaration: { name: declarations[index]!.name, module: file },
        },
      ]);
    }
  });

  for (const [index, { contract }] of elements.entries()) {
    const declared = declarations[index]!;
    const { attributes, events = {} } = contract;

    it(`has every word of the contract of ${contract.tag}, and nothing else`, () => {
      const { members = [] } = declared;
      assert.deepEqual(
        {
          attributes: namesOf(declared.attributes),
          properties: namesOf(members.filter(({ kind }) => kind === 'field')),
          methods: namesOf(members.filter(({ kind }) => kind === 'method')),
          events: namesOf(declared.events),
          slots: namesOf(declared.slots),
          parts: namesOf(declared.cssParts),
          cssProperties: namesOf(declared.cssProperties),
        },
        wordsOf(contract),
      );
    });

    it(`says of ${contract.tag} what its contract says`, () => {
      assert.equal(declared.customElement, true);
      assert.deepEqual(declared.superclass, { name: 'HTMLElement', package: 'global:' });
      assert.equal(declared.summary, contract.summary);
      assert.ok(declared.description!.includes(`Since ${contract.since}.`));
      assert.ok(declared.description!.includes(`section ${contract.spec}.`));
      for (const [place, [property, { doc, unit = '', min, words = [] }]] of Object.entries(
        attributes,
      ).entries()) {
        const { fieldName, description = '' } = declared.attributes![place]!;
        assert.equal(fieldName, property);
        for (const said of [doc, unit, `${min ?? ''}`, ...words]) {
          assert.ok(description.includes(said), `${property}: ${said}`);
        }
      }
      for (const [place, [name, { doc, detail = {} }]] of Object.entries(events).entries()) {
        const { description = '', type } = declared.events![place]!;
        assert.ok(description.startsWith(doc), name);
        assert.match(type.text, /^CustomEvent<.+>$/);
        for (const field of Object.keys(detail)) {
          assert.ok(type.text.includes(`${field}: `), `${name}: ${field}`);
          assert.ok(description.includes(`\`${field}\``), `${name}: ${field}`);
        }
      }
    });
  }
});

interface WebTypes {
  version: string;
  contributions: { html: { elements: WebElement[] } };
}

interface Named {
  name: string;
}

interface WebElement extends Named {
  description: string;
  attributes: Named[];
  slots: Named[];
  js: { properties: Named[]; events: Named[] };
  css: { parts: Named[]; properties: Named[] };
}

describe('web-types.json', () => {
  const { version, contributions } = built<WebTypes>('web-types.json');
  const found = contributions.html.elements;

  it('is where package.json says that it is, and of its version', () => {
    const own = readJson(path.join(root, 'package.json')) as Record<string, string>;
    assert.deepEqual([own['web-types'], own.version], ['dist/web-types.json', version]);
  });

  it('has every word of every contract, and nothing else', () => {
    const seen = found.map(({ name, attributes, slots, js, css }) => ({
      tag: name,
      attributes: namesOf(attributes),
      properties: namesOf(js.properties),
      events: namesOf(js.events),
      slots: namesOf(slots),
      parts: namesOf(css.parts),
      cssProperties: namesOf(css.properties),
    }));
    const told = elements.map(({ contract }) => {
      const { methods: _, ...words } = wordsOf(contract);
      return { tag: contract.tag, ...words };
    });
    assert.deepEqual(seen, told);
  });
});

/** A module with the chunks that it shares with others, where a contract may stand. */
function moduleText(file: string): string {
  const text = readFileSync(file, 'utf8');
  const chunks = [...text.matchAll(/from '(\.\/shared\/[^']+)'/g)].map(([, chunk]) =>
    readFileSync(path.join(path.dirname(file), chunk!), 'utf8'),
  );
  return [text, ...chunks].join('\n');
}
