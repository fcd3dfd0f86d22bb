/** Decodes what stands percent-encoded in an address; keeps text with an invalid encoding as it is. */
export function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
