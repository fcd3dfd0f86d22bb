const words = (text: string) => new Set(text.split(' '));

/** Inline tags. */
export const INLINE = words(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr',
);

/** Block tags. */
export const BLOCK = words(
  'address article blockquote caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tbody td tfoot th thead tr ul',
);

/** Tags that may hold only text and inline tags. */
export const PHRASING_ONLY = new Set([
  ...INLINE,
  ...words('caption dt h1 h2 h3 h4 h5 h6 p pre address'),
]);

/** Tags that are removed with their content, because that is not text for readers. */
export const DROPPED = words(
  'applet audio base button canvas datalist embed frame frameset head iframe input link math meta noembed noframes noscript object option plaintext script select style svg template textarea title video xmp',
);

export const VOID = words('br hr img wbr');

/** Tags allowed only in these parents: elsewhere the parser would close their parent. */
export const FITS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: 'ul ol',
    dt: 'dl',
    dd: 'dl',
    figcaption: 'figure',
    caption: 'table',
    thead: 'table',
    tbody: 'table',
    tfoot: 'table',
    tr: 'thead tbody tfoot',
    td: 'tr',
    th: 'tr',
    rt: 'ruby',
    rp: 'ruby',
  }).map(([tag, parents]) => [tag, words(parents)]),
);
