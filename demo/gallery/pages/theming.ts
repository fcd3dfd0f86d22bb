import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import { withDefaults } from '../../../shared/programs/build/tokens.mjs';
import type { Token } from '../tokens';
import { exampleFrame } from './frame';
import { layout } from './layout';
import { table } from './tables';

/** The page that edits the tokens; without script it is a table of them. */
export const themingPage = (
  all: CatalogueEntry[],
  tokens: Token[],
  sheets: Readonly<Record<string, string>>,
): Promise<string> =>
  layout({
    title: 'Theming – wb-elements',
    all,
    here: '/gallery/theming',
    styles: ['element.css', 'theming.css'],
    scripts: ['theming.js'],
    main: html`<h1>Theming</h1>
      <p class="lead">
        Elements take colour and font from the page they stand in. Tokens set the rest, on any
        selector. Begin with a theme, change what you like, see every element follow, and take the
        CSS with you.
      </p>
      <div class="workshop needs-script">
        <form
          id="tokens"
          data-tokens="${JSON.stringify(tokens)}"
          data-sheets="${JSON.stringify(sheets)}"
          data-probe="${probeSheet()}"
        ></form>
        <div class="result">
          <section aria-labelledby="readable">
            <h2 id="readable">Contrast</h2>
            <div id="contrast" role="status"></div>
          </section>
          <section aria-labelledby="css">
            <h2 id="css">CSS to copy</h2>
            <div class="code" data-copy>
              <pre
                tabindex="0"
                role="region"
                aria-label="Code of the theme"
              ><code id="theme-css"></code></pre>
            </div>
          </section>
          <section aria-labelledby="shown">
            <h2 id="shown">Elements</h2>
            ${tellingFirst(all).map(
              ({ contract: { tag }, demo }) =>
                html`<section class="example">
                  <h3><a href="/gallery/${tag}">${tag}</a></h3>
                  ${exampleFrame({ tag, number: 1, name: demo.examples[0]!.name })}
                </section>`,
            )}
          </section>
        </div>
      </div>
      <section>
        <h2>All tokens</h2>
        ${table(
          'Tokens',
          ['Token', 'What it is', 'Without it', 'Read by'],
          tokens.map(({ name, fallback, usedBy, doc }) => [
            html`<code>${name}</code>`,
            doc,
            html`<code>${fallback || 'nothing'}</code>`,
            usedBy.join(', '),
          ]),
        )}
      </section>`,
  });

/** Those that show most of a theme, in front of the others. */
const TELLING = ['form', 'event-list', 'tabs', 'add-to-cart', 'countdown', 'accordion', 'chart'];

function tellingFirst(all: CatalogueEntry[]): CatalogueEntry[] {
  const rank = ({ contract: { tag } }: CatalogueEntry) => {
    const index = TELLING.indexOf(tag.replace('wb-', ''));
    return index === -1 ? TELLING.length : index;
  };
  return all.toSorted((one, other) => rank(one) - rank(other));
}

const COLOURS = [
  '--wb-color-surface',
  '--wb-color-raised',
  '--wb-color-overlay',
  '--wb-color-text',
  '--wb-color-muted',
  '--wb-color-link',
  '--wb-color-edge',
  '--wb-color-focus',
  '--wb-color-error',
  '--wb-color-success',
  '--wb-color-warning',
  '--wb-color-accent',
  '--wb-color-on-accent',
];

/** A rule for each colour that is looked at, as the suite's own sheets are built. */
const probeSheet = () =>
  withDefaults(
    COLOURS.map((name) => `.${name.split('color-')[1]}{background:var(${name})}`).join(''),
    ':host',
  );
