import { pageOf } from '../widgets';
import type { Widget } from '../widgets';
import type { Counterpart } from './counterpart';

/** Where the pictures of the publish step lie: boxes as wide as the page, and half as high. */
const STYLE = `.chart{margin:0}
.plot,.picture{position:relative;aspect-ratio:2}
.shapes{position:absolute;inset:0;inline-size:100%;block-size:100%}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;list-style:none}
.swatch{inline-size:.875rem}`;

/** The picture that our chart has at first paint, as somebody would put it into a page by hand. */
export function chartPicture(chart: Pick<Widget, 'html' | 'data'>): Counterpart {
  const [figure] = /<figure[\s\S]*?<\/figure>/.exec(pageOf(chart, { loader: false })) ?? [];
  if (!figure)
    throw new Error('A published chart has no figure, so there is no picture to put beside it.');
  return { html: figure.replace(/<div class="stop"[^>]*><\/div>/, ''), style: STYLE };
}
