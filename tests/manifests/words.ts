import type { Contract } from '../../shared/contract/contract';
import { dashed } from '../../shared/contract/parse';

/** Every name that an author may write of an element, by what it names. */
export interface Words {
  attributes: string[];
  properties: string[];
  methods: string[];
  events: string[];
  slots: string[];
  parts: string[];
  cssProperties: string[];
}

/** The names in a contract, as a manifest must have them: all of them, in order, and no other. */
export const wordsOf = (contract: Contract): Words => ({
  attributes: Object.keys(contract.attributes).map(dashed),
  properties: Object.keys(contract.attributes),
  methods: Object.keys(contract.methods ?? {}),
  events: Object.keys(contract.events ?? {}),
  slots: Object.keys(contract.slots ?? {}),
  parts: Object.keys(contract.parts ?? {}),
  cssProperties: Object.keys(contract.cssProperties ?? {}),
});

/** The names of a list of named things, which may be missing. */
export const namesOf = (things: readonly { name: string }[] = []): string[] =>
  things.map(({ name }) => name);
