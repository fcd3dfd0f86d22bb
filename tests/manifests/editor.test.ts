import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type * as Html from 'vscode-html-languageservice';
import type { HTMLDataV1, MarkupContent } from 'vscode-html-languageservice';
import { dashed } from '../../shared/contract/parse';
import { TOKENS } from '../../shared/programs/build/tokens.mjs';
import { elements } from '../support/element-list';
import { built } from './built';
import { namesOf, wordsOf } from './words';

// It is CommonJS, and not all of its names can be imported by name.
const require = createRequire(import.meta.url);
const { getLanguageService, newHTMLDataProvider, TextDocument } =
  require('vscode-html-languageservice') as typeof Html;
const data = built<HTMLDataV1>('html-custom-data.json');
const service = getLanguageService({
  useDefaultDataProvider: true,
  customDataProviders: [newHTMLDataProvider('wb-elements', data)],
});

/** What the editor offers where the text has a `|`. */
function offered(text: string): string[] {
  const at = text.indexOf('|');
  const document = TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''));
  const page = service.parseHTMLDocument(document);
  const { items } = service.doComplete(document, document.positionAt(at), page);
  return items.map(({ label }) => label);
}

/** What the editor says of the word at the `|`. */
function said(text: string): string {
  const at = text.indexOf('|');
  const document = TextDocument.create('file:///page.html', 'html', 1, text.replace('|', ''));
  const page = service.parseHTMLDocument(document);
  const hover = service.doHover(document, document.positionAt(at), page);
  return (hover?.contents as MarkupContent | undefined)?.value ?? '';
}

describe("An editor with VS Code's HTML language service", () => {
  it('completes every tag after <wb-', () => {
    const tags = elements.map(({ contract }) => contract.tag as string);
    const found = offered('<p><wb-|').filter((label) => label.startsWith('wb-'));
    assert.deepEqual(found.toSorted(), tags.toSorted());
  });

  for (const { contract } of elements) {
    const { tag, summary, attributes } = contract;

    it(`shows the sentence of ${tag}`, () => {
      assert.ok(said(`<wb|${tag.slice(2)}></${tag}>`).includes(summary));
    });

    it(`completes the attributes of ${tag}, and shows the sentence of each`, () => {
      const global = offered('<wb-nothing |></wb-nothing>');
      const own = offered(`<${tag} |></${tag}>`).filter((label) => !global.includes(label));
      assert.deepEqual(own.toSorted(), wordsOf(contract).attributes.toSorted());
      for (const [property, { doc }] of Object.entries(attributes)) {
        const name = dashed(property);
        const sentence = said(`<${tag} ${name[0]}|${name.slice(1)}="1"></${tag}>`);
        assert.ok(sentence.includes(doc), `${name}: ${sentence}`);
      }
    });

    for (const [property, { words }] of Object.entries(attributes)) {
      if (!words) continue;
      it(`completes the words of ${dashed(property)} of ${tag}`, () => {
        assert.deepEqual(offered(`<${tag} ${dashed(property)}="|"></${tag}>`), words);
      });
    }
  }

  it('is told nothing that no contract says', () => {
    assert.deepEqual(
      data.tags!.map(({ name, attributes }) => [name, namesOf(attributes)]),
      elements.map(({ contract }) => [contract.tag, wordsOf(contract).attributes]),
    );
  });
});

interface CssData {
  version: number;
  properties: { name: string; description: MarkupContent }[];
  pseudoElements: { name: string; description: MarkupContent }[];
}

describe('An editor of style sheets', () => {
  const { properties, pseudoElements } = built<CssData>('css-custom-data.json');
  const all = elements.map(({ contract }) => contract);

  it('knows every token and CSS property with its sentence, and no other', () => {
    const told = [
      ...[...TOKENS.values()].map(({ name, doc }) => [name, doc] as const),
      ...all.flatMap(({ cssProperties = {} }) => Object.entries(cssProperties)),
    ];
    assert.deepEqual(
      namesOf(properties),
      told.map(([name]) => name),
    );
    for (const [index, [name, doc]] of told.entries()) {
      assert.ok(properties[index]!.description.value.startsWith(doc), name);
    }
  });

  it('knows every part with what each element means by it, and no other', () => {
    const told = all.flatMap(({ parts = {} }) => Object.keys(parts));
    assert.deepEqual(
      namesOf(pseudoElements).toSorted(),
      [...new Set(told)].map((name) => `::part(${name})`).toSorted(),
    );
    for (const { tag, parts = {} } of all) {
      for (const [name, doc] of Object.entries(parts)) {
        const found = pseudoElements.find((it) => it.name === `::part(${name})`);
        assert.ok(found!.description.value.includes(`\`<${tag}>\`: ${doc}`), `${tag} ${name}`);
      }
    }
  });
});
