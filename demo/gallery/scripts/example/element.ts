import type { Contract } from '../../../../shared/contract/contract';
import type { Demo } from '../../demo';
import { contractIn, demoIn } from '../../module-parts';

/** Contract and demo of an element, as the server bundles them. */
export async function elementOf(tag: string): Promise<{ contract: Contract; demo: Demo }> {
  const module = (await import(`/gallery/${tag}/element.js`)) as object;
  return { contract: contractIn(module)!, demo: demoIn(module)! };
}

/** The element that an example is about: the first of its tag. */
export const hostOf = (tag: string) => document.querySelector<HTMLElement>(tag);

/** Has the loader wake it. */
export async function wakeHost(tag: string): Promise<HTMLElement | null> {
  const host = hostOf(tag);
  const address = '/gallery/wb/loader.js';
  const { wake } = (await import(address)) as { wake: (host: HTMLElement) => Promise<void> };
  if (host) await wake(host);
  return host;
}
