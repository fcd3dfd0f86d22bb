/** What a runner counted. Every runner ends with these as one plain line, so that they can be added up. */
export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

/** Such as `12 passed, 0 failed` or `12 passed, 0 failed, 3 skipped`. */
export function sumLine({ passed, failed, skipped }: Sum): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** Reads a runner's last line; a runner that ended without one has failed. */
export function readSum(output: string): Sum {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const [, passed, failed, skipped = 0] =
    /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(last) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}

export function add(sums: Sum[]): Sum {
  return sums.reduce(
    (total, sum) => ({
      passed: total.passed + sum.passed,
      failed: total.failed + sum.failed,
      skipped: total.skipped + sum.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
