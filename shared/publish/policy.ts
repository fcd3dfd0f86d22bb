import { createHash } from 'node:crypto';

/** The source expression that allows exactly this text, as a script or as a style. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** What a published page runs, apart from its author's own. */
interface Allowed {
  /** Texts of inline scripts. */
  scripts: string[];
  /** Texts of inline styles. */
  styles: string[];
  /** The other site that the suite's files are on, as `https://cdn.example`; none on the page's own. */
  site: string | undefined;
  /** Whether style sheets are linked from there too. */
  sheets: boolean;
}

/**
 * The strictest policy a published page works under (design 9): everything from its own site, what
 * the publish step put in by its hash, no style attributes, Trusted Types. Inline scripts and styles
 * of the page's author are for the author to allow: nobody else can tell them from injected ones.
 */
export function policyOf({ scripts, styles, site, sheets }: Allowed) {
  const sites = ["'self'", ...(site ? [site] : [])];
  return [
    "default-src 'self'",
    `script-src ${[...sites, ...scripts.map(hashOf)].join(' ')}`,
    `style-src ${[...(sheets ? sites : ["'self'"]), ...styles.map(hashOf)].join(' ')}`,
    "style-src-attr 'none'",
    `connect-src ${sites.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
