import type { Plugin } from 'rollup';

export function leanReact(): Plugin;
