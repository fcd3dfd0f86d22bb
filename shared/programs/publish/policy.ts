import { createHash } from 'node:crypto';
import type { Sites } from '../../foundation/sites';

/** The source expression that allows exactly this text, as a script or as a style. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The sources that a published page needs, apart from its author's own. */
interface Allowed {
  /** Texts of inline scripts. */
  scripts: string[];
  /** Texts of inline styles. */
  styles: string[];
  /** The other site with the suite's files, as `https://cdn.example`; undefined for the page's own. */
  site: string | undefined;
  /** Whether style sheets are linked from that site too. */
  sheets: boolean;
  /** The other sites that forms are sent to, as `https://forms.example`. */
  forms: string[];
  /** The other sites that elements show frames of, run scripts of, and so on. */
  others: Partial<Record<keyof Sites, ReadonlySet<string>>>;
}

/**
 * The strictest policy a published page works under (design 9): resources from its own site, inline
 * code of the publish step by hash, no style attributes, Trusted Types unless a script of others knows
 * nothing of them; forms go to its own site and
 * to those that the page names, and only its own site may frame it. The page's author must allow the
 * author's own inline scripts and styles, which the publish step cannot tell from injected ones.
 */
export function policyOf({ scripts, styles, site, sheets, forms, others }: Allowed) {
  const sites = ["'self'", ...(site ? [site] : [])];
  const their = (kind: keyof Sites) => [...(others[kind] ?? [])];
  const own = (name: string, kind: keyof Sites) =>
    others[kind]?.size ? [`${name} 'self' ${their(kind).join(' ')}`] : [];
  return [
    "default-src 'self'",
    `script-src ${[...sites, ...their('scripts'), ...scripts.map(hashOf)].join(' ')}`,
    ...own('frame-src', 'frames'),
    ...own('img-src', 'images'),
    `style-src ${[...(sheets ? sites : ["'self'"]), ...their('styles'), ...new Set(styles.map(hashOf))].join(' ')}`,
    "style-src-attr 'none'",
    // Elements send forms by fetch, browsers without script as forms.
    `connect-src ${[...new Set([...sites, ...forms, ...their('connects')])].join(' ')}`,
    `form-action ${["'self'", ...forms].join(' ')}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // One directive for the whole page: a script of others that writes texts would be stopped by it.
    ...(others.untyped?.size ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ');
}
