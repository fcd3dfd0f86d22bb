import { html } from 'hono/html';
import type { Weight } from '../suite/weight';
import { amount } from './amount';
import type { Markup } from './page-parts';
import { table } from './tables';

/** What an element costs a page before and after it has woken. */
export const sizeTable = ({ loader, drawing, watcher, own, later, common }: Weight): Markup =>
  table(
    'Sizes',
    ['What', 'When', 'Brotli'],
    [
      ['Its drawing: markup, style and two lines of script', 'in the page', amount(drawing)],
      ['The loader, for all elements together', 'once a page', amount(loader)],
      ...(watcher ? [['Its watcher', 'at idle', amount(watcher)]] : []),
      [
        html`<strong>Before waking</strong>`,
        '',
        html`<strong>${amount(drawing + loader + watcher)}</strong>`,
      ],
      ['Its own code', 'when it wakes', amount(own)],
      [
        'React and the kernel, for all elements',
        'once a page, at the first waking',
        amount(common),
      ],
      [
        html`<strong>After waking</strong>`,
        '',
        html`<strong>${amount(drawing + loader + watcher + own + common)}</strong>`,
      ],
      ...(later ? [['What it may fetch besides', 'once that is needed', amount(later)]] : []),
    ],
  );
