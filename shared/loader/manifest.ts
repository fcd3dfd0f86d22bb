import { unpack } from './packed-manifest';

declare const MANIFEST: string;

/** Written by the build from the contracts. */
export const { elements, common } = unpack(MANIFEST);

/** Chunks lie beside the loader, wherever that is. */
export const addressOf = (chunk: string) => new URL(chunk, import.meta.url).href;
