import type { Guide } from './guide';

export const start: Guide = {
  name: 'start',
  title: 'Start in five minutes',
  summary: 'One folder, one script tag, one tag: the first element on a page of yours.',
  sections: [
    {
      heading: 'Serve one folder',
      blocks: [
        'Everything a browser asks for lies in `dist/browser` of the package. Serve that folder as `/wb/`. Files with a hash in their name never change and may be cached for ever; `loader.js` keeps its name, so give it a few minutes.',
        { sample: 'serve.mjs', label: 'The folder served with Hono' },
      ],
    },
    {
      heading: 'Write a page',
      blocks: [
        'Put the loader into the page once, and then write elements as you write any HTML. What stands inside an element is yours: it is read by search engines, styled by your style sheet, and stays when script does not run.',
        { sample: 'start.html', label: 'The page' },
        'Open it. The element draws itself as it comes near the viewport. Nothing needs to be registered, and no other tag needs a script of its own.',
      ],
    },
    {
      heading: 'Publish it',
      blocks: [
        'Before the page goes online, let the publish step draw its elements. Then they are there at first paint, with script or without, and sleep until somebody touches them.',
        { sample: 'prerender.sh', label: 'The command that publishes pages' },
        'The command prints the Content-Security-Policy that each page works under. [The publish step](/gallery/guides/publish) says more.',
      ],
    },
    {
      heading: 'Make it yours',
      blocks: [
        'Set a token on any selector and the elements beneath it follow. For anything else an element has parts: `wb-tabs::part(title)`.',
        { sample: 'look.css', label: 'A style sheet of your own' },
        'Try the tokens on the [theming page](/gallery/theming); each element’s page names its parts and properties.',
      ],
    },
  ],
};
