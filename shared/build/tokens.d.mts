/** A custom property that any page may set, on any ancestor, to change how elements look. */
export interface Token {
  /** With its hyphens: `--wb-color-line`. */
  name: string;
  /** One sentence on what it is for. */
  doc: string;
  /** Its default as it is written, with other tokens in it. */
  written: string;
  /** The same, minified. */
  value: string;
  /** What the default is instead where a media query holds; the last that does. */
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
