import type { Manifest } from '../loader/packed-manifest';

/** A manifest as the text that shared/loader/packed-manifest.ts reads. */
export function packManifest(manifest: Manifest): string;
