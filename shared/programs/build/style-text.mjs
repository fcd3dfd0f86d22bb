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
  String(bundle({ filename, minify: true, include: Features.Nesting }).code);

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
