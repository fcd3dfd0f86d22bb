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
  /** The address the suite's files are served under; one on another site is allowed by its origin. */
  assets: string;
}

/**
 * The strictest policy a published page works under (design 9): everything from its own site, what
 * the publish step put in by its hash, no style attributes, Trusted Types. Inline scripts and styles
 * of the page's author are for the author to allow: nobody else can tell them from injected ones.
 */
export function policyOf({ scripts, styles, assets }: Allowed) {
  const sites = ["'self'", ...originOf(assets)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${[sites, ...scripts.map(hashOf)].join(' ')}`,
    `style-src ${[sites, ...styles.map(hashOf)].join(' ')}`,
    "style-src-attr 'none'",
    `connect-src ${sites}`,
    "object-src 'none'",
    "base-uri 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The origin an address names; none when it is on the page's own site. */
function originOf(address: string): string[] {
  const own = 'http://own.invalid';
  const { origin } = new URL(address, own);
  return origin === own ? [] : [origin];
}
