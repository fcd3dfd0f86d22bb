import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  attributesIn,
  startTag,
  withAttribute,
} from '../../../../../demo/gallery/scripts/source/start-tag';

const TAG = 'wb-tabs';

describe('The start tag of an element in HTML', () => {
  it('is read with every way of writing an attribute', () => {
    const source = `<p>x</p><wb-tabs a b=1 C='two "2"' d="&quot;&amp;&lt;" e = "5"\n f>`;
    assert.deepEqual(attributesIn(source, TAG), {
      a: '',
      b: '1',
      c: 'two "2"',
      d: '"&<',
      e: '5',
      f: '',
    });
  });

  it('is none in a comment, of a longer name, or where there is none', () => {
    for (const source of [
      '<!-- <wb-tabs a> -->',
      '<wb-tabs-more a>',
      '<p>',
      '',
      '<!-- <wb-tabs>',
    ]) {
      assert.equal(startTag(source, TAG), undefined, source);
      assert.equal(withAttribute(source, TAG, 'a', '1'), source);
    }
  });

  it('gets an attribute, changes it, and loses it, while all else stays as written', () => {
    const source = '<!-- <wb-tabs> -->\n<wb-tabs  class="x"\n  data-y>text</wb-tabs>';
    const more = withAttribute(source, TAG, 'active', '2 "&"');
    assert.equal(
      more,
      '<!-- <wb-tabs> -->\n<wb-tabs  class="x"\n  data-y active="2 &quot;&amp;&quot;">text</wb-tabs>',
    );
    assert.equal(attributesIn(more, TAG).active, '2 "&"');
    assert.equal(withAttribute(more, TAG, 'active', null), source);
    assert.equal(
      withAttribute(source, TAG, 'class', null),
      '<!-- <wb-tabs> -->\n<wb-tabs\n  data-y>text</wb-tabs>',
    );
    assert.equal(withAttribute('<wb-tabs/>', TAG, 'active', ''), '<wb-tabs active/>');
  });

  it('is read from HTML that is broken off, without an end in sight', () => {
    for (const source of ['<wb-tabs ', '<wb-tabs a="', '<wb-tabs ="x" b', '<wb-tabs "']) {
      assert.ok(startTag(source, TAG), source);
    }
  });
});
