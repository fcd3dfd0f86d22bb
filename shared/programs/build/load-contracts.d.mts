import type { Contract } from '../../contract/contract';

/** Loads the contracts as data, by element name. Throws with every fault of every contract. */
export function loadContracts(
  root: string,
  modules: { name: string; contract: string }[],
): Promise<Record<string, Contract>>;
