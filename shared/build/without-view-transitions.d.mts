import type { Plugin } from 'rollup';

/** A rollup plugin that empties React's functions for view transitions. */
export function withoutViewTransitions(): Plugin;
