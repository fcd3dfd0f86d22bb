import type { Holds, Wakes } from '../element/contract';
import { unpack } from './packed';

/** What the loader knows of one tag. */
export interface Entry {
  /** The modules that define it, its own first, apart from those every element needs. */
  chunks: string[];
  wakes: Wakes;
  /** Announcement to the attribute that must equal its key. */
  hears?: Record<string, string>;
  holds?: readonly Holds[];
  /** The module of its watcher. */
  watch?: string;
}

export interface Manifest {
  elements: Record<string, Entry>;
  /** The modules every element needs: React and the kernel. */
  common: string[];
  /** Every attribute an element may be told something by. */
  attributes: string[];
}

declare const MANIFEST: string;

/** Written by the build from the contracts. */
export const { elements, common, attributes } = unpack(MANIFEST);

/** Chunks lie beside the loader, wherever that is. */
export const addressOf = (chunk: string) => new URL(chunk, import.meta.url).href;

/** Selects every tag that a rule holds for; nothing when there is none. */
export const tagsWith = (rule: (entry: Entry) => unknown) =>
  Object.keys(elements).filter((tag) => rule(elements[tag]!));
