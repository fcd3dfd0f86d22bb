import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Patch } from '../../../../shared/content/patch';
import { apply } from '../../../../shared/programs/publish/edits';
import { descendants, parsePage } from '../../../../shared/programs/publish/parsed';
import { patchSource } from '../../../../shared/programs/publish/patch-source';
import { strip } from '../../../../shared/programs/publish/strip';

/** A page with its first element below the body changed. */
function patched(page: string, patch: Patch): string {
  const nodes = [...descendants(parsePage(page))];
  const node = nodes[nodes.findIndex(({ tagName }) => tagName === 'body') + 1]!;
  return apply(page, patchSource(page, node, patch));
}

describe('A node of the author’s in a published page', () => {
  const rows: [what: string, page: string, patch: Patch, result: string][] = [
    ['is left alone without a patch', '<p id=a>b</p>', {}, '<p id=a>b</p>'],
    [
      'has new attributes after its name, and which they are',
      '<p id=a>b</p>',
      { attributes: { title: '"c"', hidden: true } },
      '<p title="&quot;c&quot;" hidden data-wb-set="title hidden" id=a>b</p>',
    ],
    [
      'has them after its name as it is written',
      '<image src=a>',
      { attributes: { loading: 'lazy' } },
      '<image loading="lazy" data-wb-set="loading" src=a>',
    ],
    [
      'keeps its own state without a note',
      '<p>b</p>',
      { attributes: { 'data-wb-state': 'on', 'data-wb-step': true } },
      '<p data-wb-state="on" data-wb-step>b</p>',
    ],
    [
      'has a changed attribute in its place, with what was written',
      "<p id=a Title='c'class=d>b</p>",
      { attributes: { title: 'e' } },
      '<p id=a data-wb-was-title="Title=\'c\'" title="e"class=d>b</p>',
    ],
    [
      'has what was written of a removed attribute',
      '<button disabled>b</button>',
      { attributes: { disabled: false } },
      '<button data-wb-was-disabled="disabled">b</button>',
    ],
    [
      'loses its own state without a trace',
      '<p data-wb-state=on>b</p>',
      { attributes: { 'data-wb-state': false } },
      '<p >b</p>',
    ],
    [
      'stays as it is where it says the same',
      '<p hidden lang=a>b</p>',
      { attributes: { hidden: true, lang: 'a', id: false } },
      '<p hidden lang=a>b</p>',
    ],
    [
      'is covered by a text',
      '<button>b<i>c</i></button>',
      { cover: 'd & e' },
      '<button><span data-wb-content hidden>b<i>c</i></span><span data-wb-cover>d &amp; e</span></button>',
    ],
    [
      'shows its content where no text covers it',
      '<button>b</button>',
      { cover: null },
      '<button>b</button>',
    ],
    ['is not covered where its end is not written', '<p>b', { cover: 'c' }, '<p>b'],
    ['is not covered where it holds nothing', '<input>', { cover: 'c' }, '<input>'],
  ];
  for (const [what, page, patch, result] of rows)
    it(what, () => assert.equal(patched(page, patch), result));

  it('cannot be changed where its tag is not written', () => {
    const [html] = descendants(parsePage('<p>a</p>'));
    assert.deepEqual(patchSource('<p>a</p>', html!, { attributes: { lang: 'a' } }), []);
  });

  it('is what its author wrote after stripping, whatever was changed', () => {
    const name = fc.constantFrom('id', 'title', 'hidden', 'class', 'disabled');
    const source = fc.constantFrom('', '=x', "='a b'", '="&quot;"', ' = "c"', '=""');
    const written = fc.dictionary(name, source, { maxKeys: 4, noNullPrototype: true });
    const attributes = fc.dictionary(name, fc.oneof(fc.boolean(), fc.string()), {
      noNullPrototype: true,
    });
    const any = fc.record({ written, attributes, cover: fc.option(fc.string()) });
    fc.assert(
      fc.property(any, ({ written: own, attributes: changed, cover }) => {
        const attributesOf = Object.entries(own).map(([key, text]) => `\n${key}${text}`);
        const page = `<button${attributesOf.join('')} >a<b>c</b></button>`;
        const result = patched(page, { attributes: changed, cover });
        assert.equal(strip(result), page);
      }),
      { numRuns: 25 },
    );
  });
});
