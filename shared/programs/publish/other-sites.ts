import type { Sites } from '../../foundation/sites';

/** The sites of others that a page's elements need, by what for, each once. */
export class OtherSites {
  frames = new Set<string>();
  scripts = new Set<string>();
  connects = new Set<string>();
  images = new Set<string>();
  styles = new Set<string>();
  untyped = new Set<string>();

  add(sites: Sites): void {
    for (const [kind, list] of Object.entries(sites) as [keyof Sites, readonly string[]][])
      for (const it of list) this[kind].add(it);
  }

  get all(): string[] {
    const { frames, scripts, connects, images, styles } = this;
    return [...new Set([...frames, ...scripts, ...connects, ...images, ...styles])];
  }

  /** The directives of a policy that it has to add them to. */
  get directives(): string[] {
    return (Object.keys(DIRECTIVES) as (keyof typeof DIRECTIVES)[]).flatMap((kind) =>
      this[kind].size ? [DIRECTIVES[kind]] : [],
    );
  }
}

const DIRECTIVES = {
  frames: 'frame-src',
  scripts: 'script-src',
  connects: 'connect-src',
  images: 'img-src',
  styles: 'style-src',
} as const;

/** The warning about them where the page's policy may not name what its tags ask for. */
export const forbiddenSites = ({ all, directives }: OtherSites) =>
  `The page shows what comes from ${all.join(' and ')}, which its policy forbids: published with the address of the suite (assets), it trusts no tag of the page. ` +
  `Visitors find a link instead. Add these sites to its ${directives.join(' and ')}.`;
