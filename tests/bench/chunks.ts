import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../../shared/programs/loader/packed-manifest';
import { buildFolder } from '../support/build';

/** What the browser build has written for the loader. */
export const manifest = JSON.parse(
  readFileSync(path.join(buildFolder, 'browser', 'manifest.json'), 'utf8'),
) as Manifest;

/** The files a first touch of a tag brings: what every element needs, and its own. */
export const chunksOf = (tag: string): string[] => [
  ...manifest.common,
  ...manifest.elements[tag]!.chunks,
];

/** The address of the module that defines a tag. */
export const moduleOf = (tag: string): string => `/wb/${manifest.elements[tag]!.chunks[0]}`;

/** A file of the browser build. */
export const built = (file: string): Buffer =>
  readFileSync(path.join(buildFolder, 'browser', file));
