import type { Manifest } from '../loader/packed-manifest';

/** Packs a manifest into the text that shared/programs/loader/packed-manifest.ts reads. */
export function packManifest(manifest: Manifest): string;
