import fc from 'fast-check';

const tabs =
  '<wb-tabs><section><h3>One</h3><p>1</p></section><section aria-label="Two">2</section></wb-tabs>';

/** Pages as they are met, each with a word on what is awkward about it. */
export const awkwardPages: Record<string, string> = {
  'a whole page': `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>T</title></head>\n<body>${tabs}</body></html>\n`,
  'unclosed tags': '<!doctype html><p><wb-counter end=3><p><wb-tabs><section><h3>A<section><h3>B',
  'formatting closed in the wrong order': `<b><i>${tabs}</b>x</i><wb-counter>y</b></wb-counter>`,
  'comments with elements in them': `<!-- <wb-counter></wb-counter> -->${tabs}<!-- --!><wb-counter end="4"></wb-counter>`,
  'a template with elements in it': `<template><wb-counter></wb-counter></template>${tabs}`,
  'CRLF and lone CR': `<!doctype html>\r\n<wb-tabs>\r\n<section>\r\n<h3>A\r\nB</h3>\r</section>\r\n</wb-tabs>\r`,
  'a byte order mark': `\uFEFF<!doctype html><wb-counter></wb-counter>`,
  'a byte order mark and nothing else written': `\uFEFF<wb-counter></wb-counter>`,
  'two byte order marks': `\uFEFF\uFEFF<wb-counter></wb-counter>`,
  'no head, html, body or doctype': `Hello <wb-counter end="7"></wb-counter>!`,
  'a doctype alone': `<!doctype html>${tabs}`,
  'an html tag alone': `<html lang=pt>${tabs}`,
  'a head without end': `<head><meta charset=utf-8><title>T</title>${tabs}`,
  'a charset by http-equiv': `<head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head>${tabs}`,
  'an element in a table, put in front of it': `<table><wb-quantity></wb-quantity><tr><td><wb-counter></wb-counter></table>`,
  'an element in a list, a paragraph, a button': `<ul><li><wb-quantity></ul><p><wb-quantity></wb-quantity>x</p><button><wb-counter></button>`,
  'text that only looks like elements': `<textarea><wb-counter></textarea><title><wb-tabs></title><style><wb-tabs></style><script>"<wb-tabs>"</script><xmp><wb-tabs></xmp>${tabs}`,
  'a script with a comment in it': `<script><!-- <script> </script> <wb-counter> --></script>${tabs}`,
  'plain text to the end': `${tabs}<plaintext><wb-counter></wb-counter></plaintext>`,
  'duplicate attributes': `<wb-counter end=1 END=2 end=3 end></wb-counter>`,
  'uppercase tags': `<WB-COUNTER END="5"></WB-COUNTER><Wb-Tabs><SECTION><H3>A</H3></SECTION></WB-tabs>`,
  'attributes of every spelling': `<wb-counter\n\tend = '5'separator=","duration=1 /></wb-counter>`,
  'self-closed': `<wb-counter/><wb-tabs /><section><h3>A</h3></section>`,
  NUL: `<wb-tabs><section><h3>a\0b</h3>\0</section></wb-tabs>\0<wb-counter separator="\0"></wb-counter>`,
  'characters of two units, and half ones': `<p>😀</p><wb-tabs><section><h3>👩‍👩‍👧 \uD83D</h3></section></wb-tabs>\uDE00`,
  'character references': `<wb-tabs><section><h3>&lt;b&gt; &amp;&#13;&#x1F600;&notanentity;&amp</h3></section></wb-tabs>`,
  'a drawing with the same names': `<svg><wb-counter end="3"/><foreignObject><wb-counter end="4"></wb-counter></foreignObject></svg>`,
  'a select': `<select><option>a<wb-counter></wb-counter></select>${tabs}`,
  frames: `<frameset><frame><wb-counter></frameset>`,
  'a page cut in a tag': `${tabs}<wb-counter end="5`,
  'a page cut in a comment': `${tabs}<!-- <wb-counter>`,
  'elements in elements': `<wb-tabs><section><h3>A</h3><wb-tabs><section><h3>B</h3><wb-quantity></wb-quantity></section></wb-tabs></section></wb-tabs>`,
  noscript: `<noscript><wb-counter></wb-counter></noscript>${tabs}`,
  'nothing of ours': `<!doctype html><p>Nothing &amp; nobody</p>`,
  nothing: '',
};

const pieces = [
  ...[
    '<wb-counter end="1250" separator=",">',
    '</wb-counter>',
    '<wb-counter end=-3 />',
    '<wb-tabs>',
  ],
  ...['</wb-tabs>', '<section><h3>T', '</h3>', '</section>', '<wb-quantity name=q value=2>'],
  ...[
    '</wb-quantity>',
    '<WB-QUANTITY>',
    '<input slot="field" value=3>',
    '<p>',
    '</p>',
    '<b>',
    '</b>',
  ],
  ...[
    '<table>',
    '<tr>',
    '<td>',
    '</table>',
    '<ul><li>',
    '<button>',
    '<a href=x>',
    '</a>',
    '<form>',
  ],
  ...['<!doctype html>', '<html lang=en>', '<head>', '</head>', '<meta charset=utf-8>', '<body>'],
  ...[
    '</body>',
    '</html>',
    '<!--',
    '-->',
    '<template>',
    '</template>',
    '<textarea>',
    '</textarea>',
  ],
  ...['<script>', '</script>', '<style>', '</style>', '<svg>', '</svg>', '<math>', '<select>'],
  ...['<option>', '</select>', '<noscript>', '\r\n', '\r', '\0', '&amp;', '&#13;', '\uD83D', '😀'],
  ...['<', '>', '"', "'", '=', '/', ' ', 'text'],
];

/** Pages nobody would write, of pieces that matter to a parser, in any order. */
export const anyPage = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
