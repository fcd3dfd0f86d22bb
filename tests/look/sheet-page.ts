import { html } from 'hono/html';
import type { Listed } from '../support/element-list';

/** One example, or a state that is reached from one, as a contact sheet shows it. */
export interface Shot {
  tag: string;
  /** The example's number, from 1. */
  number: number;
  name: string;
  /** Whether it is a state, which is still to be reached. */
  isReached: boolean;
}

/** Everything that an element's demo shows, in its order. */
export const shotsOf = ({ contract: { tag }, demo }: Listed): Shot[] => [
  ...demo.examples.map(({ name }, index) => ({ tag, number: index + 1, name, isReached: false })),
  ...(demo.states ?? []).map(({ name, example }) => {
    const from = demo.examples.findIndex((it) => it.name === example);
    return { tag, number: Math.max(from, 0) + 1, name, isReached: true };
  }),
];

/** A page of examples in frames, each as high as it is, in columns. */
export const sheetPage = (title: string, shots: Shot[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="color-scheme" content="light dark" />
        <style>
          body {
            margin: 24px;
            inline-size: calc(var(--columns) * (var(--width) + 24px));
            columns: var(--columns);
            column-gap: 24px;
            background: light-dark(#e8e8e8, #333);
            font: 16px/1.3 sans-serif;
          }
          figure {
            margin: 0 0 24px;
            break-inside: avoid;
          }
          iframe {
            display: block;
            inline-size: var(--width);
            border: 0;
          }
        </style>
      </head>
      <body>
        ${shots.map(
          ({ tag, number, name, isReached }) =>
            html`<figure ${isReached ? 'data-reached' : ''}>
              <figcaption><b>${tag}</b> ${name}</figcaption>
              <iframe src="/gallery/${tag}/examples/${number}"></iframe>
            </figure>`,
        )}
      </body>
    </html>`;
