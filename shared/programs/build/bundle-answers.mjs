import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PROGRAM = fileURLToPath(new URL('../answers/first-answers.ts', import.meta.url));

/**
 * Bundles what the heads of published pages have inline: the program that takes first touches, and the
 * answers of each element that has any, which hand themselves over to it.
 *
 * @param {{ name: string, answers?: string }[]} modules as elementModules gives them
 * @returns {Promise<{ program: string, answers: Record<string, string> }>} the answers by tag; all of it
 *   are scripts to run one after the other
 */
export async function bundleAnswers(modules) {
  const answers = {};
  for (const { name, answers: path } of modules) {
    if (!path) continue;
    const tag = `wb-${name}`;
    answers[tag] = await textOf(
      `import { answers } from ${JSON.stringify(path)}; wba[${JSON.stringify(tag)}] = answers;`,
    );
  }
  return { program: await textOf(`import ${JSON.stringify(PROGRAM)};`), answers };
}

async function textOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '/', loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  // Terser would take away the function around it, and let one script write over the names of another.
  return outputFiles[0].text.trim();
}
