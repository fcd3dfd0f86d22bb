import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';

/** The sheet that defines every token, with its default and purpose. */
export const TOKEN_SHEET = fileURLToPath(new URL('../../styles/tokens.css', import.meta.url));

const RULE = /(?:@media ?([^{]+)\{)?:root\{([^}]*)\}/g;
const SENTENCE = /\/\*\s*((?:(?!\*\/)[^])*?)\s*\*\/\s*(--wb-[\w-]+):\s*([^;}]+)[;}]/g;
/** A reference to a token without a default, as in sheet sources. */
const READ = /var\((--wb-[\w-]+)\)/g;

/**
 * Reads the tokens of a sheet such as shared/styles/tokens.css.
 *
 * @param {string} sheet its text
 * @returns {Map<string, import('./tokens.d.mts').Token>} by name, in source order
 * @throws Error if a token has no sentence, or a default that cannot be written into a sheet
 */
export function readTokens(sheet) {
  const minified = String(
    transform({ filename: 'tokens.css', code: Buffer.from(sheet), minify: true }).code,
  );
  const sentences = new Map(
    [...sheet.matchAll(SENTENCE)].map(([, doc, name, written]) => [name, { doc, written }]),
  );
  const tokens = new Map();
  for (const [, media, body] of minified.matchAll(RULE)) {
    for (const [name, value] of body.split(';').map(nameAndValue)) {
      if (media) addVariant(tokens, name, { media, value });
      else tokens.set(name, { name, ...sentenceOf(sentences, name), value, variants: [] });
    }
  }
  for (const name of tokens.keys()) checkDefault(tokens, name, []);
  return tokens;
}

const nameAndValue = (declaration) => {
  const colon = declaration.indexOf(':');
  return [declaration.slice(0, colon), declaration.slice(colon + 1).replaceAll(', ', ',')];
};

function sentenceOf(sentences, name) {
  const found = sentences.get(name);
  if (found) return { doc: plain(found.doc), written: plain(found.written) };
  throw new Error(
    `${name} has no comment above it in tokens.css, so editors and the gallery could not say what it is for. Write one sentence.`,
  );
}

const plain = (text) =>
  text.replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim();

function addVariant(tokens, name, variant) {
  const token = tokens.get(name);
  if (!token || READ.test(variant.value)) {
    throw new Error(
      token
        ? `${name} reads another token in @media ${variant.media}, which would be fixed at the host and not follow its ancestors. Write the value out.`
        : `${name} has a value in @media ${variant.media} and no default, so it would be nothing elsewhere. Give it one in the first rule of tokens.css.`,
    );
  }
  token.variants.push(variant);
}

function checkDefault(tokens, name, way) {
  const token = tokens.get(name);
  if (token && !way.includes(name)) {
    for (const [, read] of token.value.matchAll(READ)) checkDefault(tokens, read, [...way, name]);
    return;
  }
  throw new Error(
    token
      ? `${[...way, name].join(' reads ')}, so none of them has a default. Write one out.`
      : `${way.at(-1)} reads ${name}, which is no token, so it would have no default. Correct the name.`,
  );
}

/** The tokens of the suite. */
export const TOKENS = readTokens(readFileSync(TOKEN_SHEET, 'utf8'));

/**
 * Adds the default to every token reference in a minified sheet. If a default differs in some media
 * (more contrast, a coarse pointer), uses a private property that is set only in these media.
 *
 * @param {string} css
 * @param {':host' | ':root'} root the sheet's target: a shadow root, or the page itself
 * @throws Error if the sheet references an unknown token
 */
export function withDefaults(css, root, tokens = TOKENS) {
  const varied = new Map();
  const expand = (text) =>
    text.replace(READ, (_, name) => {
      const token = tokens.get(name);
      if (!token) throw new Error(unknown(name));
      const value = expand(token.value);
      for (const { media, value: other } of token.variants) {
        const lines = varied.get(media) ?? new Map();
        varied.set(media, lines.set(privateName(name), other));
      }
      return token.variants.length === 0
        ? `var(${name},${value})`
        : `var(${name},var(${privateName(name)},${value}))`;
    });
  const expanded = expand(css);
  const rules = [...varied].map(([media, lines]) => {
    const body = [...lines].map(([name, value]) => `${name}:${value}`).join(';');
    return `@media ${media}{${root}{${body}}}`;
  });
  return rules.join('') + expanded;
}

const privateName = (name) => name.replace('--wb-', '--_wb-');

const unknown = (name) =>
  `A style sheet reads ${name}, which is no token of shared/styles/tokens.css, so it would be nothing. ` +
  "Correct the name, add the token there, or give an element's own property a default.";
