/** A number as a percentage of `full`, limited to 0 to 100. */
export const shareOf = (now: number, full: number): number =>
  full > 0 ? Math.min(100, Math.max(0, (now / full) * 100)) : 0;
