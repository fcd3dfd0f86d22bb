/** A custom property that a page may set, on any ancestor, to style elements. */
export interface Token {
  /** Including the hyphens: `--wb-color-line`. */
  name: string;
  /** One sentence on its purpose. */
  doc: string;
  /** Its default as written in the sheet, with references to other tokens. */
  written: string;
  /** The same, minified. */
  value: string;
  /** Defaults for media queries; the last matching one wins. */
  variants: { media: string; value: string }[];
}

export const TOKEN_SHEET: string;
export const TOKENS: ReadonlyMap<string, Token>;
export function readTokens(sheet: string): Map<string, Token>;
export function withDefaults(
  css: string,
  root: ':host' | ':root',
  tokens?: ReadonlyMap<string, Token>,
): string;
