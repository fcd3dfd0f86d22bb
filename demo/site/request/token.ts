import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text can be such a secret at all. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/** What the database keeps of it. So many random bits need no salt and no slow hash. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
