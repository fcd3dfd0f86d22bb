import type { Plugin } from 'rollup';

export function styleText(path: string): string;
export function styleTextPlugin(isShared?: (path: string) => boolean): Plugin;
