import type { ProgramNode } from 'rollup';

/** `parse` gives offsets, as rollup's does. */
export function withoutUnusedFibers(code: string, parse: (code: string) => ProgramNode): string;
