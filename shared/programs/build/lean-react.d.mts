import type { Plugin } from 'rollup';

export const UNUSED: { use: string; functions: RegExp; body?: string; word?: RegExp }[];
export function leanReact(): Plugin;
