import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const fileOf = (name) => fileURLToPath(new URL(`../answers/${name}.ts`, import.meta.url));

/**
 * Bundles what the heads of published pages have inline: the program that takes first touches, the
 * answers of each element that has any, which hand themselves over to it, and what shares styles.
 *
 * @param {{ name: string, answers?: string }[]} modules as elementModules gives them
 * @returns {Promise<{ program: string, answers: Record<string, string>, styles: string }>} the answers by
 *   tag; all of it are scripts to run one after the other
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
  const [program, sharing] = ['first-answers', 'share-styles'].map((name) =>
    JSON.stringify(fileOf(name)),
  );
  return {
    program: await textOf(`import ${program};`),
    answers,
    styles: await textOf(`import { shareStyles } from ${sharing}; shareStyles();`),
  };
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
