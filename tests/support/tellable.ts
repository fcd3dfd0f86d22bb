/**
 * Makes an error one that can be sent to the runner, as JSON: a node that React has drawn refers to
 * itself, and with such a one in what was compared the runner never hears how the file has ended.
 *
 * @param error what a test has thrown, with the `actual` and `expected` values of its assertion if it has any
 * @returns the same
 */
export function tellable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const compared = error as { actual?: unknown; expected?: unknown };
  for (const name of ['actual', 'expected'] as const) {
    if (name in compared && !isJson(compared[name])) compared[name] = describe(compared[name]);
  }
  return error;
}

function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

const describe = (value: unknown) => (value instanceof Element ? value.outerHTML : String(value));
