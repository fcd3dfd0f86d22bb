import type { Contract } from '../element/contract';

/** The contracts themselves, as data, by element name. Throws with every fault of every contract. */
export function loadContracts(
  root: string,
  modules: { name: string; contract: string }[],
): Promise<Record<string, Contract>>;
