import type { Plugin } from 'rollup';

export const UNUSED: { use: string; functions: RegExp; body?: string; word?: RegExp }[];
export const EVENTS: string[];
export function leanReact(): Plugin;
