import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from '../../../contract/contract';
import { TOKENS } from '../tokens.mjs';
import { customElements } from './custom-elements';
import { cssData, htmlData } from './editor-data';
import { elementSchema, feedSchema, feedSchemaName } from './element-schema';
import { allElementTypes, elementTypes } from './element-types';
import { reactTypes } from './react-types';
import { webTypes } from './web-types';

/**
 * All files generated from contracts and tokens for editors, compilers and builders.
 *
 * @param contracts of all elements, by name
 * @param product the package's name and version
 * @returns texts by their path below `dist`
 */
export function manifestFiles(
  contracts: Record<string, Contract>,
  product: { name: string; version: string },
): Record<string, string> {
  const all = Object.values(contracts);
  const tokens = [...TOKENS.values()];
  const each = (pathOf: (name: string) => string, textOf: (contract: Contract) => string) =>
    Object.entries(contracts).map(([name, contract]) => [pathOf(name), textOf(contract)]);
  return {
    'custom-elements.json': json(customElements(all)),
    'html-custom-data.json': json(htmlData(all)),
    'css-custom-data.json': json(cssData(all, tokens)),
    'web-types.json': json(webTypes(all, tokens, product)),
    'types/wb-element.d.ts': written('wb-element.d.ts'),
    'types/react-props.d.ts': written('react-props.d.ts'),
    'types/elements.d.ts': allElementTypes(all),
    'types/react.d.ts': reactTypes(all),
    // Allows `import 'wb-elements/react'` in modules that run.
    'types/nothing.js': 'export {};\n',
    // Allows `import 'wb-elements/themes/shop.css'` where a bundler takes style sheets.
    'types/theme.d.ts': 'export {};\n',
    ...Object.fromEntries(each((name) => `types/elements/${name}.d.ts`, elementTypes)),
    ...Object.fromEntries(
      each(
        (name) => `schemas/wb-${name}.json`,
        (contract) => json(elementSchema(contract)),
      ),
    ),
    ...Object.fromEntries(all.flatMap(feedSchemas)),
  };
}

/** The schema of the data at each address that an element fetches. */
const feedSchemas = (contract: Contract) =>
  Object.entries(contract.attributes).flatMap(([property, spec]) =>
    spec.feed
      ? [
          [
            `schemas/${feedSchemaName(contract.tag, property)}`,
            json(feedSchema(contract, property, spec)),
          ],
        ]
      : [],
  );

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** The text of a hand-written declaration file, shared by all elements. */
const written = (file: string) =>
  readFileSync(path.join(import.meta.dirname, 'types', file), 'utf8');
