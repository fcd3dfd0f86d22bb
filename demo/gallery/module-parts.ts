import type { Contract } from '../../shared/contract/contract';
import type { Demo } from './demo';

/** The contract that a contract's module exports, whatever its name there. */
export const contractIn = (module: object) => partWith<Contract>(module, 'tag');

/** The demo that a demo's module exports. */
export const demoIn = (module: object) => partWith<Demo>(module, 'examples');

const partWith = <T>(module: object, field: string) =>
  Object.values(module).find((it) => typeof it === 'object' && it !== null && field in it) as
    | T
    | undefined;
