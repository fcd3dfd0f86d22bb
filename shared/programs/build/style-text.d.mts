import type { Plugin } from 'rollup';

export function styleText(path: string): string;
export function styleTextPlugin(): Plugin;
