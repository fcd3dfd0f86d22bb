import { html, raw } from 'hono/html';

type Example = [what: string, body: string];

/** What shows one provider's own content, with addresses that are really there. */
const PROVIDERS = {
  youtube: {
    name: 'Films of YouTube',
    examples: films('https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://youtu.be/eRsGyueVLvQ'),
  },
  vimeo: {
    name: 'Films of Vimeo',
    examples: films('https://vimeo.com/76979871', 'https://vimeo.com/1084537'),
  },
  'google-maps': {
    name: 'Google Maps',
    examples: [
      ['An address', '<wb-map address="Pariser Platz, 10117 Berlin"></wb-map>'],
      [
        'A place, close and from above',
        '<wb-map coordinates="52.5163, 13.3777" view="satellite" zoom="18"></wb-map>',
      ],
      ['After consent', '<wb-map address="Pariser Platz, 10117 Berlin" consent></wb-map>'],
    ],
  },
  calendly: {
    name: 'A calendar of Calendly',
    examples: [
      ['In the page', '<wb-booking src="https://calendly.com/acmesales"></wb-booking>'],
      [
        'Over the page, with fields filled in',
        '<wb-booking layout="popup" label="Book" prefill="name=Ada&amp;email=ada@example.org"><a href="https://calendly.com/acmesales">Book</a></wb-booking>',
      ],
      ['After consent', '<wb-booking consent src="https://calendly.com/acmesales"></wb-booking>'],
    ],
  },
  disqus: {
    name: 'Comments of Disqus',
    examples: [
      ['After consent', '<wb-comments consent shortname="blogdisqus" height="500"></wb-comments>'],
    ],
  },
  facebook: {
    name: 'What Facebook embeds',
    examples: [
      embed('facebook-page', 'https://www.facebook.com/Wikipedia'),
      embed('facebook-video', 'https://www.facebook.com/Wikipedia/videos/10155545394938346/'),
      [
        'In a popup, where a film stops when that closes',
        `<p><a href="#popup">Open the popup</a></p><wb-popup id="popup" label="A film">${embed('facebook-video', 'https://www.facebook.com/Wikipedia/videos/10155545394938346/')[1]}</wb-popup>`,
      ],
    ],
  },
  x: {
    name: 'What X embeds',
    examples: [
      embed('x-timeline', 'https://x.com/Wikipedia'),
      embed('x-follow', 'https://x.com/Wikipedia'),
    ],
  },
  linkedin: {
    name: 'A post of LinkedIn',
    examples: [
      embed(
        'linkedin-post',
        'https://www.linkedin.com/feed/update/urn:li:share:6898694772484112384',
      ),
    ],
  },
  ecwid: {
    name: 'A shop of Ecwid',
    examples: [
      [
        'The bag, and all products after consent',
        '<wb-shop-bag store-id="1003"></wb-shop-bag><wb-shop-products consent store-id="1003"></wb-shop-products>',
      ],
    ],
  },
} satisfies Record<string, { name: string; examples: Example[] }>;

type ByHand = keyof typeof PROVIDERS;

export const isByHand = (name: string): name is ByHand => Object.hasOwn(PROVIDERS, name);

function embed(kind: string, src: string): Example {
  return [kind, `<wb-social-embed kind="${kind}" src="${src}"></wb-social-embed>`];
}

/** A provider's films, in every element that shows some. */
function films(first: string, second: string): Example[] {
  const cover = '<img src="/gallery/pictures/valley.svg" alt="A cover" width="320" height="180">';
  return [
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
}

/**
 * A page of one provider's content, for whoever tries the elements on a connected machine. No test opens it,
 * since it asks the provider itself; the tests have stand-ins that speak the same messages.
 */
export async function byHandPage(provider: ByHand): Promise<string> {
  const { name, examples } = PROVIDERS[provider];
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>By hand: ${name}</title>
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/gallery/files/colours.css" />
          <link rel="stylesheet" href="/gallery/files/example.css" />
          <script type="module" async src="/wb/loader.js"></script>
        </head>
        <body>
          <main>
            <h1>${name}</h1>
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
