/** Which files take long, as `npm test -- --times` tells; the longest first. */
const long = [
  /^tests\/bytes/,
  /^tests\/demo\/gallery\/(pages|playground)/,
  /^tests\/demo\/site\/embedded/,
  /^tests\/published\//,
  /^tests\/journeys\//,
  /^tests\/demo\/(inspector|site\/(data|race|forms\/round-trip))/,
  /^tests\/shared\/programs\/loader\//,
  /-drawn\.test\.ts$/,
  /^tests\/manifests\//,
  /^tests\/demo\//,
];

/**
 * Test files in the order in which they shall begin: those that take long first, so that none of
 * them begins when all others have ended; else in the order they came.
 */
export function longestFirst(files: string[]): string[] {
  return files.toSorted((one, other) => rank(one) - rank(other));
}

function rank(file: string): number {
  const found = long.findIndex((pattern) => pattern.test(file));
  return found < 0 ? long.length : found;
}
