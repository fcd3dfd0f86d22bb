import { createHash } from 'node:crypto';

/** The source expression that allows exactly this text, as a script or as a style. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * The strictest policy a published page works under (design 9): everything from its own site, its
 * inline scripts and styles by their hash, no style attributes, Trusted Types.
 */
export const policyOf = (scripts: string[], styles: string[]) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts.map(hashOf)].join(' ')}`,
    `style-src ${["'self'", ...styles.map(hashOf)].join(' ')}`,
    "style-src-attr 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
