import type { Contract } from '../../contract/contract';
import { nameFaults } from './faults/name-faults';
import { sentenceFaults } from './faults/sentence-faults';
import { valueFaults } from './faults/value-faults';

/**
 * Stops the build if a contract has a fault, because everything else is generated from contracts.
 *
 * @param found the contract that each element's folder exports, by the folder's name
 * @throws Error with every fault of every contract, one per line
 */
export function checkContracts(found: Record<string, Contract | undefined>): void {
  const faults = Object.entries(found).flatMap(([name, contract]) =>
    contractFaults(name, contract),
  );
  if (faults.length === 0) return;
  const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
  throw new Error(`The contracts have ${count}, so nothing was built:\n\n${faults.join('\n')}\n`);
}

/** The faults of one contract; each line says where, what, why and what to do. */
export function contractFaults(name: string, contract: Contract | undefined): string[] {
  if (contract?.tag !== `wb-${name}`) return [tagFault(name, contract)];
  const rules = [nameFaults, valueFaults, sentenceFaults];
  return rules.flatMap((rule) => rule(contract).map((fault) => `${contract.tag}: ${fault}`));
}

const tagFault = (name: string, contract: Contract | undefined) =>
  contract
    ? `${name}: its contract has the tag '${contract.tag}', so its files and its element would not be found by one name. ` +
      `Write the tag 'wb-${name}', or name folder and files after the tag.`
    : `${name}: ${name}.contract.ts exports no contract under the name of its file, so nothing can be built of wb-${name}. ` +
      'Export it as one constant, in camel case.';
