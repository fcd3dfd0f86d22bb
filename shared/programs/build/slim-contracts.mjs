import { fileURLToPath } from 'node:url';
import { exportName } from './load-contracts.mjs';

const SHAPE = fileURLToPath(new URL('../../contract/shape.ts', import.meta.url));

/**
 * A rollup plugin for the browser build: contracts without their prose. A published page needs only
 * names, defaults and limits, and the schemas of what it is to check; the sentences are for the gallery
 * and the manifests.
 *
 * @param {{ name: string, contract: string }[]} modules from `elementModules`
 * @param {Record<string, object>} contracts by element name
 */
export const slimContracts = (modules, contracts) => ({
  name: 'slim-contracts',
  load(id) {
    const found = modules.find(({ contract }) => contract === id);
    if (!found) return null;
    const text = textOf(slim(contracts[found.name]));
    const imports = text.includes('shapeOf(')
      ? `import { shapeOf } from ${JSON.stringify(SHAPE)};\n`
      : '';
    return `${imports}export const ${exportName(found.name)} = ${text};`;
  },
});

const slim = ({ tag, attributes, events = {}, methods = {} }) => ({
  tag,
  attributes: mapValues(
    attributes,
    ({ kind, default: initial, min, max, words, spelling, shape, feed }) => ({
      kind,
      default: initial,
      min,
      max,
      words,
      spelling,
      // One that accepts every value checks none.
      shape: shape?.describes ? undefined : shape,
      feed,
    }),
  ),
  events: mapValues(events, ({ cancelable }) => ({ cancelable })),
  methods: mapValues(methods, () => 0),
});

/** A value as JavaScript: JSON, but for shapes, which are made of their schemas. */
function textOf(value) {
  const isData = typeof value !== 'object' || value === null || Array.isArray(value);
  if (isData) return JSON.stringify(value);
  if (typeof value.check === 'function') return `shapeOf(${JSON.stringify(value.schema)})`;
  const fields = Object.entries(value).filter(([, it]) => it !== undefined);
  return `{${fields.map(([name, it]) => `${JSON.stringify(name)}:${textOf(it)}`).join(',')}}`;
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
