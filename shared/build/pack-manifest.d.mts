import type { Manifest } from '../loader/manifest';

/** A manifest as the text that shared/loader/packed.ts reads. */
export function packManifest(manifest: Manifest): string;
