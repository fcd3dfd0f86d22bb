import { createRequire } from 'node:module';
import path from 'node:path';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';

const require = createRequire(import.meta.url);

/** Where the inspector serves `bundleForm`. */
const form = '/inspector/files/form.js';

/** The form itself, which is the same for every tag. */
export const bundleForm = (): Promise<string> =>
  bundle({ entryPoints: [path.join(import.meta.dirname, 'form.tsx')] });

/**
 * The script of the inspector for one tag: shows the form with the schema that the build has written of
 * the element, and its validator, compiled ahead, since a strict policy lets no page make code from text.
 */
export function bundleTag(tag: string): Promise<string> {
  const schema = require(`wb-elements/schemas/${tag}.json`) as object;
  const sources: Record<string, string> = {
    schema: `export default ${JSON.stringify(schema)};`,
    validator: compileSchemaValidatorsCode(schema),
  };
  return bundle({
    stdin: {
      contents: `
        import { showForm } from '${form}';
        import functions from 'inspector:validator';
        import schema from 'inspector:schema';
        showForm(schema, functions);`,
    },
    external: [form],
    plugins: [
      {
        name: 'inspector-modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^inspector:/ }, ({ path: name }) => ({
            path: name.slice('inspector:'.length),
            namespace: 'inspector',
          }));
          onLoad({ filter: /.*/, namespace: 'inspector' }, ({ path: name }) => ({
            contents: sources[name]!,
            resolveDir: import.meta.dirname,
          }));
        },
      },
    ],
  });
}

async function bundle(what: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...what,
    write: false,
  });
  return outputFiles[0]!.text;
}
