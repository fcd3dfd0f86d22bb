import { createRequire } from 'node:module';
import path from 'node:path';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/** The script of the inspector for one tag: the form, with the element's schema and its validator. */
export async function bundleForm(tag: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'form.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [schemaModules(tag)],
  });
  return outputFiles[0]!.text;
}

/** `inspector:schema` and `inspector:validator`, from the schema that the build has written. */
function schemaModules(tag: string): Plugin {
  const schema = require(`wb-elements/schemas/${tag}.json`) as object;
  const sources: Record<string, () => string> = {
    schema: () => `export default ${JSON.stringify(schema)};`,
    validator: () => compileSchemaValidatorsCode(schema),
  };
  return {
    name: 'schema-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^inspector:/ }, ({ path: name }) => ({
        path: name.slice('inspector:'.length),
        namespace: 'inspector',
      }));
      onLoad({ filter: /.*/, namespace: 'inspector' }, ({ path: name }) => ({
        contents: sources[name]!(),
        resolveDir: import.meta.dirname,
      }));
    },
  };
}
