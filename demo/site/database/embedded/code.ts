import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let compiled: WebAssembly.Module | undefined;

/**
 * The program of the embedded database, for `worker.mjs`. Its threads share what the engine compiles
 * of it: every thread after the first opens in half the processor time.
 */
export function code(): WebAssembly.Module {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  return (compiled ??= new WebAssembly.Module(readFileSync(file)));
}
