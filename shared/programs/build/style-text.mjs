import { fileURLToPath } from 'node:url';
import { bundle, Features } from 'lightningcss';
import { TOKEN_SHEET, withDefaults } from './tokens.mjs';

const HOST = fileURLToPath(new URL('../../styles/host.css', import.meta.url));

/** Sheets with this ending are built for the page, not for a shadow root. */
const PAGE = '.page.css';

/**
 * An element's style sheet as one minified text: the rules every shadow root needs, then its imports,
 * then its own rules; every token with its default. Nesting is flattened, so that every rule starts with
 * :host and has no effect in the head of a page.
 */
export function styleText(path) {
  return path.endsWith(PAGE)
    ? withDefaults(sheetText(path), ':root')
    : withDefaults(sheetText(HOST) + sheetText(path), ':host');
}

const sheetText = (filename) =>
  shownAfterFailure(String(bundle({ filename, minify: true, include: Features.Nesting }).code));

const SCRIPTED = /@media[^{]*\(scripting:enabled\)[^{]*\{/g;
/** The beginning of a selector: a host, with its own condition if it has one, or a tag of the suite. */
const START = /:host(?:\(((?:[^()]|\([^()]*\))*)\))?|\bwb-[a-z-]+(?=[\s>:[,{)])/g;

/**
 * What a sheet does only with script, such as hiding, it does not do in an element whose code could not
 * be loaded: the page then shows what it would show without script.
 */
function shownAfterFailure(css) {
  let result = '';
  let at = 0;
  for (const { 0: start, index } of css.matchAll(SCRIPTED)) {
    const from = index + start.length;
    const to = endOfBlock(css, from);
    result += css.slice(at, from) + css.slice(from, to).replace(START, unlessFailed);
    at = to;
  }
  return result + css.slice(at);
}

// Without specificity, so that rules for print and contrast further down still win.
const WORKING = ':where(:not([data-wb-failed]))';
const unlessFailed = (start, condition = '') =>
  start.startsWith('wb-') ? start + WORKING : `:host(${condition}${WORKING})`;

/** The index of the brace that ends a block. */
function endOfBlock(css, from) {
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** A rollup plugin: `import styles from './tabs.css'` returns the text. */
export const styleTextPlugin = () => ({
  name: 'style-text',
  load(id) {
    if (!id.endsWith('.css')) return null;
    this.addWatchFile(HOST);
    this.addWatchFile(TOKEN_SHEET);
    return { code: `export default ${JSON.stringify(styleText(id))};`, moduleSideEffects: false };
  },
});
