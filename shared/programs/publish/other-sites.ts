import type { Sites } from '../../foundation/sites';

/** The sites of others that a page's elements show frames and run scripts of, each once. */
export class OtherSites {
  frames = new Set<string>();
  scripts = new Set<string>();

  add({ frames = [], scripts = [] }: Sites): void {
    for (const it of frames) this.frames.add(it);
    for (const it of scripts) this.scripts.add(it);
  }

  get all(): string[] {
    return [...new Set([...this.frames, ...this.scripts])];
  }
}

/** The warning about them where the page's policy may not name what its tags ask for. */
export const forbiddenSites = (sites: string[]) =>
  `The page shows what comes from ${sites.join(' and ')}, which its policy forbids: published with the address of the suite (assets), it trusts no tag of the page. ` +
  'Visitors find a link instead. Add these sites to its frame-src and script-src.';
