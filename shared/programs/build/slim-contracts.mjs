import { exportName } from './load-contracts.mjs';

/**
 * A rollup plugin for the browser build: contracts without their prose. A published page needs only
 * names, defaults and limits; the sentences are for the gallery and the manifests. A contract with a
 * shape that checks values, or data at an address, keeps its source, because such a shape cannot be
 * written as JSON.
 *
 * @param {{ name: string, contract: string }[]} modules from `elementModules`
 * @param {Record<string, object>} contracts by element name
 */
export const slimContracts = (modules, contracts) => ({
  name: 'slim-contracts',
  load(id) {
    const found = modules.find(({ contract }) => contract === id);
    if (!found) return null;
    const contract = contracts[found.name];
    const attributes = Object.values(contract.attributes);
    if (attributes.some(({ shape, feed }) => feed || (shape && !shape.describes))) return null;
    return `export const ${exportName(found.name)} = ${JSON.stringify(slim(contract))};`;
  },
});

const slim = ({ tag, attributes, events = {}, methods = {} }) => ({
  tag,
  attributes: mapValues(attributes, ({ kind, default: initial, min, max, words, spelling }) => ({
    kind,
    default: initial,
    min,
    max,
    words,
    spelling,
  })),
  events: mapValues(events, ({ cancelable }) => ({ cancelable })),
  methods: mapValues(methods, () => 0),
});

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
