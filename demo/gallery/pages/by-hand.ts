import { html, raw } from 'hono/html';

/** Films that their providers really show, for whoever tries the elements on a connected machine. */
const PROVIDERS = {
  youtube: {
    name: 'YouTube',
    films: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://youtu.be/eRsGyueVLvQ'],
  },
  vimeo: {
    name: 'Vimeo',
    films: ['https://vimeo.com/76979871', 'https://vimeo.com/1084537'],
  },
} as const;

type ByHand = keyof typeof PROVIDERS;

export const isByHand = (name: string): name is ByHand => Object.hasOwn(PROVIDERS, name);

/**
 * A page of one provider's films, in every element that shows some. No test opens it, since it asks the
 * provider itself; the tests have stand-ins that speak the same messages.
 */
export async function byHandPage(provider: ByHand): Promise<string> {
  const { name, films } = PROVIDERS[provider];
  const [first, second] = films;
  const cover = '<img src="/gallery/pictures/valley.svg" alt="A cover" width="320" height="180">';
  const examples: [what: string, body: string][] = [
    [
      'Behind a cover',
      `<wb-video src="${first}" poster="/gallery/pictures/valley.svg"></wb-video>`,
    ],
    [
      'From 5 to 10 seconds, again and again, with the controls of the site',
      `<wb-video src="${first}" controls-by="site" time-start="5" time-end="10" loop="on"></wb-video>`,
    ],
    ['By itself, without sound', `<wb-video src="${second}" autoplay="on"></wb-video>`],
    ['Private', `<wb-video src="${second}" privacy-mode="on"></wb-video>`],
    ['After consent', `<wb-video src="${first}" consent></wb-video>`],
    [
      'A list, one after the other',
      `<wb-video-playlist continuous="on"><ol><li><a href="${first}" data-end="10">${cover} The first</a></li><li><a href="${second}">${cover} The second</a></li></ol></wb-video-playlist>`,
    ],
    [
      'In the viewer of pictures',
      `<wb-lightbox id="films"><a href="${first}">${cover}</a> <a href="${second}">${cover}</a></wb-lightbox>`,
    ],
    [
      'In a popup, where it stops when that closes',
      `<p><a href="#popup">Open the popup</a></p><wb-popup id="popup" label="A film"><wb-video src="${first}"></wb-video></wb-popup>`,
    ],
  ];
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>By hand: ${name}</title>
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/gallery/files/base.css" />
          <link rel="stylesheet" href="/gallery/files/example.css" />
          <script type="module" async src="/wb/loader.js"></script>
        </head>
        <body>
          <main>
            <h1>Films of ${name}</h1>
            ${examples.map(
              ([what, body]) =>
                html`<section>
                  <h2>${what}</h2>
                  ${raw(body)}
                </section>`,
            )}
          </main>
        </body>
      </html>`,
  );
}
