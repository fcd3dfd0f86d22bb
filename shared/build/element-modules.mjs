import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every element on disk: a folder `elements/<family>/<name>` with `<name>.contract.ts` in it. The
 * one list that build, tests and gallery share; nothing is registered by hand.
 *
 * @param {string} root the repository's folder
 * @returns {{ family: string, name: string, contract: string, component: string, watch?: string, demo: string }[]} absolute paths
 */
export function elementModules(root) {
  return folders(join(root, 'elements')).flatMap((family) =>
    folders(join(root, 'elements', family)).flatMap((name) => {
      const folder = join(root, 'elements', family, name);
      const files = readdirSync(folder);
      if (!files.includes(`${name}.contract.ts`)) return [];
      return {
        family,
        name,
        contract: join(folder, `${name}.contract.ts`),
        component: join(folder, `${name}.tsx`),
        watch: files.includes(`${name}.watch.ts`) ? join(folder, `${name}.watch.ts`) : undefined,
        demo: join(root, 'demo', 'gallery', family, `${name}.demo.ts`),
      };
    }),
  );
}

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
