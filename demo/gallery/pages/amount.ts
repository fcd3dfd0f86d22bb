/** Bytes in words: thousands of bytes with one decimal, few bytes as they are. */
export const amount = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
