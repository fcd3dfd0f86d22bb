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

const MEDIA = /@media([^{]*)\{/g;
const WITH_SCRIPT = '(scripting:enabled)';
const WITHOUT_SCRIPT = '(scripting:none)';

/**
 * What a sheet does only with script, such as hiding, it does not do in an element whose code could not
 * be loaded, and there it does what it does without script: the page shows the same.
 */
function shownAfterFailure(css) {
  let result = '';
  let at = 0;
  for (const { 0: start, 1: query, index } of css.matchAll(MEDIA)) {
    if (index < at || !query.includes('(scripting:')) continue;
    const from = index + start.length;
    const to = endOfBlock(css, from);
    const body = css.slice(from, to);
    const working = query.includes(WITH_SCRIPT) ? where(body, WORKING) : body;
    result += css.slice(at, from) + working + '}' + failedRules(query, body);
    at = to + 1;
  }
  return result + css.slice(at);
}

// A watcher that has set a state does its part without the code that failed. Without specificity, so
// that rules for print and contrast further down still win.
const WORKING = ':where(:not([data-wb-failed]),[data-wb-state])';
const FAILED = ':where([data-wb-failed]:not([data-wb-state]))';

/** The rules for no script, in as far as their media does not depend on it, for a failed element. */
function failedRules(query, body) {
  const media = query
    .split(',')
    .filter((it) => it.includes(WITHOUT_SCRIPT))
    .map((it) =>
      it
        .replace(WITHOUT_SCRIPT, '')
        .replace(/^\s*and\b|\band\s*$/, '')
        .trim(),
    );
  if (!media.length) return '';
  const rules = where(body, FAILED);
  return media.includes('') ? rules : `@media ${media.join()}{${rules}}`;
}

/** What stands before the brace of a rule, or of a block of rules. */
const PRELUDE = /[^{}]+(?=\{)/g;
/** The beginning of a selector: a host, with its own condition if it has one, or a tag of the suite. */
const START = /:host(?:\(((?:[^()]|\([^()]*\))*)\))?|(?<![\w.#-])wb-[a-z-]+/g;

/** Rules for elements of the suite in some state alone. */
const where = (rules, state) =>
  rules.replace(PRELUDE, (prelude) =>
    prelude.startsWith('@')
      ? prelude
      : prelude.replace(START, (start, condition = '') =>
          start.startsWith('wb-') ? start + state : `:host(${condition}${state})`,
        ),
  );

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
