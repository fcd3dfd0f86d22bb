/** Options of terser. */
export declare const SMALLEST: object;

/** A watcher and what it imports later, each as one file that comes alone; its own file first. */
export function bundleWatcher(
  path: string,
  element: string,
  name?: string,
): Promise<{ fileName: string; source: string }[]>;
