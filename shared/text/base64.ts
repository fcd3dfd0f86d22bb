/**
 * The text that some base64 stands for, as UTF-8; white space is skipped, and the letters of web
 * addresses (`-`, `_`) mean what they do there. Null for what is neither.
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
