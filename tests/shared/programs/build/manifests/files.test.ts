import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Ajv } from 'ajv';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { manifestFiles } from '../../../../../shared/programs/build/manifests/files';
import { compile } from '../../../../manifests/compile';
import type { Sample } from '../../../../manifests/compile';
import { quote } from '../quote';

const root = path.resolve(import.meta.dirname, '..', '..', '..', '..', '..');
const files = manifestFiles({ quote }, { name: 'wb-elements', version: '9.9.9' });
const read = <T>(file: string) => JSON.parse(files[file]!) as T;

describe('Of every kind of attribute', () => {
  const { modules } = read<Package>('custom-elements.json');
  const [declared] = modules[0]!.declarations as CustomElementDeclaration[];

  const kinds: [name: string, type: string, initial: string, says: RegExp][] = [
    ['product-handle', 'string', '', /about\. Default: empty\.$/],
    ['size', 'number | `${number}`', '2', /in rem, at least 1, at most 3\. .*larger one as 3/],
    ['tone', '"calm" | "loud"', 'calm', /One of: calm, loud\..* bad value reads as the default/],
    ['marked', 'boolean', 'false', /Present or absent\..*also "false"/],
    ['moving', '"on" | "off"', 'on', /'on' or 'off'\./],
    ['source', 'string', '/said', /An address: http, https, mailto, tel or of this site\./],
    ['src', 'string', '', /JSON: https or of this site\. .* schema beside .* bad value reads/],
    ['names', 'string', '[]', /JSON, or the value itself as a property\./],
  ];
  for (const [name, type, initial, says] of kinds) {
    it(`the manifest says type, default, limits and what a bad value does: ${name}`, () => {
      const attribute = declared!.attributes!.find((it) => it.name === name)!;
      assert.deepEqual([attribute.type!.text, attribute.default], [type, initial]);
      assert.match(attribute.description!, says);
    });
  }

  it('the manifest has structured data as a property that stands in no attribute', () => {
    const field = declared!.members!.find(({ name }) => name === 'pageLinks');
    assert.deepEqual(
      { ...field, description: '' },
      {
        kind: 'field',
        name: 'pageLinks',
        attribute: 'page-links',
        reflects: false,
        type: { text: 'Array<{ text: string; weight?: "light" | "bold" }>' },
        default: '[]',
        description: '',
      },
    );
  });

  it('the data at an address have a schema of their own, which lets other fields be', () => {
    const schema = read<{ title: string; description: string }>('schemas/wb-quote.src.json');
    assert.deepEqual([schema.title, schema.description], ['wb-quote src', 'What else was said.']);
    const fits = new Ajv({ strict: true }).compile(schema);
    for (const good of [[], [{ words: 'a' }, { words: 'b', date: 7 }]]) assert.ok(fits(good));
    for (const bad of [{}, [{}], [{ words: 7 }], 'a']) assert.ok(!fits(bad), JSON.stringify(bad));
  });

  it('the schema takes what fits and nothing else', () => {
    const ajv = new Ajv({ keywords: ['x-unit'], formats: { 'uri-reference': true } });
    const fits = ajv.compile(read<object>('schemas/wb-quote.json'));
    const good: object[] = [
      { marked: true, moving: 'off', size: 1.5, tone: 'loud', names: ['a'] },
      { 'page-links': [{ text: 'a' }, { text: 'b', weight: 'bold' }] },
      { source: '/a?b#c' },
      { source: 'HTTPS://example.com/' },
      { source: 'tel:+49' },
      { source: '' },
      { src: 'https://example.com/said.json' },
      { source: './a:b' },
    ];
    const bad: object[] = [
      { marked: 'marked' },
      { moving: true },
      { size: 4 },
      { names: 'a' },
      { names: [1] },
      { 'page-links': [{ weight: 'bold' }] },
      { 'page-links': [{ text: 'a', weight: 'heavy' }] },
      { 'page-links': [{ text: 'a', wieght: 'bold' }] },
      { source: 'javascript:alert(1)' },
      { src: 'mailto:a@b.example' },
      { source: ' \tjava\nscript:alert(1)' },
      { source: 'vbscript :x' },
      { pageLinks: [] },
    ];
    for (const value of good) assert.ok(fits(value), JSON.stringify([value, fits.errors]));
    for (const value of bad) assert.ok(!fits(value), JSON.stringify(value));
  });
});

describe('The types of every kind of attribute', () => {
  let dist = '';
  before(() => {
    const cache = path.join(root, 'node_modules', '.cache');
    mkdirSync(cache, { recursive: true });
    // Below the repository, where React's types are found from.
    dist = mkdtempSync(path.join(cache, 'wb-types-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
      writeFileSync(path.join(dist, file), text);
    }
  });
  after(() => rmSync(dist, { recursive: true, force: true }));

  const element = "import 'wb-elements/types'; const quote = document.createElement('wb-quote');\n";
  const jsx = (attributes: string) =>
    `import 'wb-elements/react'; export default () => <wb-quote ${attributes} />;`;
  const samples: Sample[] = [
    {
      sentence: 'properties',
      code: `${element}quote.marked = true; quote.moving = false; quote.tone = 'calm';
        quote.names = ['a']; quote.pageLinks = [{ text: 'a', weight: 'bold' }]; quote.restart?.();`,
    },
    {
      sentence: 'structured data of another shape',
      code: `${element}quote.pageLinks = [{ text: 'a', weight: 'heavy' }];`,
      error: /'"heavy"' is not assignable/,
    },
    {
      sentence: 'structured data as text in a property',
      code: `${element}quote.names = '["a"]';`,
      error: /'string' is not assignable to type 'string\[\]'/,
    },
    {
      sentence: 'attributes in JSX',
      code: jsx(`marked moving="off" size="2.5" tone="loud" names={['a']} page-links="[]"
        pageLinks={[{ text: 'a' }]} source="/a" onwb-quote-open={({ detail }) => void detail.size}`),
    },
    {
      sentence: 'a flag as text in JSX',
      code: jsx('marked="false"'),
      error: /is not assignable to type 'boolean/,
    },
    {
      sentence: 'a switch of two words as a boolean in JSX',
      code: jsx('moving={false}'),
      error: /'false' is not assignable to type '"(on|off)" \|/,
    },
  ];

  it('compile when right, and do not when wrong', async () => {
    const said = await compile('tsc', samples, { dist });
    for (const [index, { sentence, error }] of samples.entries()) {
      if (error) assert.match(`${sentence}: ${said[index]}`, error);
      else assert.equal(said[index], '', sentence);
    }
  });
});
