import type { Plugin } from 'rollup';

export function ownReducers(): Plugin;
