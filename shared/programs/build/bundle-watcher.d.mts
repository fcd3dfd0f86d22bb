/** Terser options. */
export declare const SMALLEST: object;

/** Bundles a watcher and its dynamic imports as one self-contained file each; its own file first. */
export function bundleWatcher(
  path: string,
  element: string,
  name?: string,
): Promise<{ fileName: string; source: string }[]>;
