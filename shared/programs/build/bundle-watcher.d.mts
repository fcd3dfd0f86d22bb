interface BuiltFile {
  fileName: string;
  source: string;
}

/** Terser options. */
export declare const SMALLEST: object;

/** Bundles a watcher and its dynamic imports as one self-contained file each; its own file first. */
export function bundleWatcher(
  path: string,
  name: string,
  more?: { family?: string; define?: Record<string, string> },
): Promise<BuiltFile[]>;

/** The same for many watchers in one file, each exported by the name of its element. */
export function bundleWatchers(
  watchers: readonly { name: string; watch: string }[],
): Promise<BuiltFile[]>;
