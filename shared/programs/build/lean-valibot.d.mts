import type { Plugin } from 'rollup';

export function leanValibot(): Plugin;
