import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Features, transform } from 'lightningcss';

const HOST = fileURLToPath(new URL('../styles/host.css', import.meta.url));

/**
 * An element's style sheet as one minified text: the rules every shadow root needs, then its own.
 * Nesting is written out, so that every rule starts at :host: in the head of a page it does nothing.
 */
export function styleText(path) {
  const code = Buffer.from(readFileSync(HOST, 'utf8') + readFileSync(path, 'utf8'));
  return String(transform({ filename: path, code, minify: true, include: Features.Nesting }).code);
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
