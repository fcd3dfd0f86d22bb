import type { Guide } from './guide';

export const publish: Guide = {
  name: 'publish',
  title: 'The publish step',
  summary: 'How pages get their elements drawn, the policy they run under, and the data they read.',
  sections: [
    {
      heading: 'Two ways to run it',
      blocks: [
        'A command for folders of pages, and a function for a builder’s server. Both do the same.',
        {
          tabs: [
            { title: 'On a server', sample: 'publish.mjs' },
            { title: 'On the command line', sample: 'prerender.sh' },
          ],
        },
        '`prerender` takes a page and gives back `html`, `policy` and `warnings`. It never throws on bad HTML or bad data: an element that cannot be drawn stays as its author wrote it, and a warning says which, why it matters and what to do.',
      ],
    },
    {
      heading: 'What it changes',
      blocks: [
        {
          list: [
            'It only adds. Every byte that an author wrote stays where it is.',
            'Each known element gets its shadow root, drawn from its attributes, its content and the page’s data.',
            'An element with a value gets a native control, unless the author wrote one.',
            'The head gets one short script that remembers clicks and keys until the loader has come.',
            'Run on its own output it gives the same bytes, or draws anew what the data now says.',
          ],
        },
      ],
    },
    {
      heading: 'Data for the page',
      blocks: [
        'Elements of a shop read the products from the page, so that prices and options are in the HTML at once. Write the data with `JSON.stringify` and escape every `<` as `\\u003c`.',
        { sample: 'product.html', label: 'A product and two elements that read it' },
      ],
    },
    {
      heading: 'The policy',
      blocks: [
        '`policy` is a complete Content-Security-Policy line for that one page: everything from its own site, what the publish step put in by its hash, no style attributes, Trusted Types; forms may go to its own site and to the https sites that they name, and only its own site may frame it. Send it as a header: in a `<meta>` browsers ignore `frame-ancestors`. Inline scripts and styles of your own are not in it. Add their hashes, or move them to files.',
        'Where a policy may hold no hashes, ask for linked styles: `prerender(page, { styles: "linked" })`. Where the suite is served from is read from the page’s own loader tag. On a server whose pages hold what visitors wrote, say it instead, so that the policy trusts no tag in the page: `assets: "https://cdn.example/wb/"`.',
      ],
    },
    {
      heading: 'Many pages',
      blocks: [
        '`prerenderEach` takes pages as they come and gives them back one at a time, so that memory does not grow with their number.',
        { sample: 'many.mjs', label: 'A thousand pages' },
      ],
    },
  ],
};
