import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Finds every element on disk: a folder `elements/<family>/<name>`. Build, tests and gallery share this
 * list; no element is registered by hand. Throws if an element lacks one of its files.
 *
 * @param {string} root the repository's folder
 * @returns {{ family: string, name: string, contract: string, component: string, watch?: string, answers?: string, check?: string, still?: string, structured?: string, demo: string }[]} absolute paths
 */
export function elementModules(root) {
  return folders(join(root, 'elements')).flatMap((family) =>
    folders(join(root, 'elements', family)).map((name) => moduleOf(root, family, name)),
  );
}

function moduleOf(root, family, name) {
  const own = (ending) => join(root, 'elements', family, name, `${name}${ending}`);
  const module = {
    family,
    name,
    contract: own('.contract.ts'),
    component: own('.tsx'),
    watch: ifThere(own('.watch.ts')),
    answers: ifThere(own('.answers.ts')),
    check: ifThere(own('.check.ts')),
    still: ifThere(own('.still.ts')),
    structured: ifThere(own('.structured.ts')),
    demo: join(root, 'demo', 'gallery', family, `${name}.demo.ts`),
  };
  for (const file of [module.contract, module.component, own('.css'), module.demo]) {
    if (existsSync(file)) continue;
    throw new Error(
      `${relative(root, file)} is missing, so nothing can be built of wb-${name}. ` +
        'An element is a contract, a component and a style named after its folder, and a demo; see elements/README.md.',
    );
  }
  return module;
}

const ifThere = (path) => (existsSync(path) ? path : undefined);

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
