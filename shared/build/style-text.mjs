import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';

const HOST = fileURLToPath(new URL('../styles/host.css', import.meta.url));
/** Browsers from before nesting: it is written out, so that every rule starts at :host. */
const BEFORE_NESTING = { chrome: 111 << 16, firefox: 113 << 16, safari: 16 << 16 };

/**
 * An element's style sheet as one minified text: the rules every shadow root needs, then its own.
 * In the head of a page it does nothing, since every rule starts at :host.
 */
export function styleText(path) {
  const code = Buffer.from(readFileSync(HOST, 'utf8') + readFileSync(path, 'utf8'));
  return String(transform({ filename: path, code, minify: true, targets: BEFORE_NESTING }).code);
}

/** A rollup plugin: `import styles from './tabs.css'` gives the text. */
export const styleTextPlugin = () => ({
  name: 'style-text',
  load(id) {
    if (!id.endsWith('.css')) return null;
    this.addWatchFile(HOST);
    return { code: `export default ${JSON.stringify(styleText(id))};`, moduleSideEffects: false };
  },
});
