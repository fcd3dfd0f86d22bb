import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
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

/** The text that a sheet adds to those that import it. */
const partText = (path) => styleText(path).split(sheetText(HOST)).at(-1);

/**
 * A rollup plugin: `import styles from './tabs.css'` returns the text.
 *
 * @param {(path: string) => boolean} [isShared] whether a sheet is in a file that several elements load, so that it
 *   stands there alone, and not again in the files of those whose sheets import it
 */
export const styleTextPlugin = (isShared = () => false) => ({
  name: 'style-text',
  resolveId: (id) => (id.endsWith(PART) ? id : null),
  load(id) {
    const isPart = id.endsWith(PART);
    if (!id.endsWith('.css') && !isPart) return null;
    this.addWatchFile(HOST);
    this.addWatchFile(TOKEN_SHEET);
    const code = isPart
      ? `export default ${JSON.stringify(partText(id.slice(0, -PART.length)))};`
      : moduleOf(styleText(id), importsOf(id).filter(isShared));
    return { code, moduleSideEffects: false };
  },
});

/** Marks the module of what a sheet adds to others. */
const PART = '?part';
const IMPORT = /^@import\s+'([^']+)'/gm;

const importsOf = (path) =>
  [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name]) => resolve(dirname(path), name));

/** A module that is the text of a sheet, made from the texts of those that it imports as far as they stand in it. */
function moduleOf(text, sheets) {
  const modules = [];
  const texts = [];
  let rest = text;
  for (const sheet of sheets) {
    // With what every sheet begins with, for the first one; those who ask for more tokens begin otherwise.
    const isWhole = rest === text && rest.startsWith(styleText(sheet));
    const part = isWhole ? styleText(sheet) : partText(sheet);
    const at = rest.indexOf(part);
    if (at < 0) continue;
    texts.push(JSON.stringify(rest.slice(0, at)), `part${modules.length}`);
    modules.push(
      `import part${modules.length} from ${JSON.stringify(sheet + (isWhole ? '' : PART))};`,
    );
    rest = rest.slice(at + part.length);
  }
  return `${modules.join('')}export default ${[...texts, JSON.stringify(rest)].join('+')};`;
}
