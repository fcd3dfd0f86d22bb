import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender, strip } from '../../../support/build';

const SOLD_OUT = `<script type="application/json" data-wb-products>
{"shirt":{"optionNames":["Size"],"variants":[{"id":1,"options":["S"],"available":false}]}}</script>`;

/** A page that is drawn into in every way there is: shadow roots, fields, covers, patched attributes. */
const page = (
  button = '<button>Add <b>now</b></button>',
) => `<!doctype html><html lang=en><head><title>T</title>
<script type="module" async src="/wb/loader.js"></script>${SOLD_OUT}</head><body>
<wb-add-to-cart product-handle="shirt"><form action="/cart"><input type=hidden
  name='id' value = 7>${button}</form></wb-add-to-cart>
<wb-accordion collapsible="false"><details open name=""><summary>One</summary>1</details
><DETAILS  ><summary class=a>Two</summary>2</DETAILS></wb-accordion>
<wb-quantity></wb-quantity>
<wb-table-of-contents></wb-table-of-contents><h2>First</h2><h2 ID=own>Second</h2>
<wb-form><form><fieldset><legend>A</legend></fieldset><fieldset hidden>B</fieldset></form></wb-form>
</body></html>`;

describe('A page that was published, stripped', () => {
  it('is what its author wrote, every byte: quotes, cases, white space', () => {
    const buttons = [
      '<button>Add <b>now</b></button>',
      '<button disabled>Add</button>',
      "<BUTTON\n\tDisabled='yes'\n>Add</BUTTON>",
      '<button disabled="&quot;a&amp;b"class="x">Add</button>',
      '<button Aria-Label=\'Add "it" now\'disabled>Add</button>',
      '<input type=submit disabled=disabled value=Add>',
    ];
    for (const button of buttons) {
      const { html } = prerender(page(button));
      assert.match(html, /data-wb-sold-out/);
      assert.notEqual(html, page(button));
      assert.equal(strip(html), page(button));
      assert.equal(strip(prerender(html, { styles: 'linked' }).html), page(button));
    }
  });

  it('keeps what was edited in it since', () => {
    const edit = (html: string) =>
      html
        .replace('Add <b>now</b>', 'Buy it')
        .replace('<summary', '<summary lang="de"')
        .replaceAll('>First<', '>Erstens<');
    assert.equal(strip(edit(prerender(page()).html)), edit(page()));
  });

  it('may be a part of a page, or have begun with a byte order mark', () => {
    for (const source of ['<wb-quantity></wb-quantity>', `\uFEFF${page()}`])
      assert.equal(strip(prerender(source).html), source);
  });
});

describe('A page that was never published', () => {
  it('is left as it is by stripping, whatever marks its author uses', () => {
    const own = `<p data-wb>a</p><div data-wb-drawn>b</div><button data-wb-close data-wb-to="x">c</button>
<div><template shadowrootmode="open"><p>d</p></template></div>${SOLD_OUT}`;
    assert.equal(strip(own), own);
    assert.equal(strip('<p>a</p>'), '<p>a</p>');
  });
});

describe('A page that was saved from a browser', () => {
  it('loses what awake elements had written, and is drawn as its author wrote it', () => {
    const saved = `<wb-form data-state="error" data-wb-set="data-state"><form>
<input name="a" required="" aria-invalid="true" data-wb-invalid=""
 aria-describedby="hint e1" data-wb-set="aria-invalid" data-wb-was-aria-describedby="=hint"><span data-wb-field-error="" data-wb-put-in="" id="e1">Fill in</span></form></wb-form>`;
    const own = `<wb-form><form>
<input name="a" required=""
 aria-describedby="hint"></form></wb-form>`;
    assert.equal(strip(saved), own);
    assert.equal(prerender(saved).html, prerender(own).html);
  });
});
