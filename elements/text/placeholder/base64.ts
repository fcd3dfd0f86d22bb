/**
 * Decodes base64, or base64url, as UTF-8; white space is skipped. null for anything else.
 */
export function decodeBase64(encoded: string): string | null {
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const utf8 = new TextDecoder('utf-8', { fatal: true });
    return utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}
