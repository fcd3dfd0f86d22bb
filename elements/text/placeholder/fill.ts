const QUOTED = String.raw`(?:"[^"]*"|'[^']*'|&quot;(?:(?!&quot;).)*&quot;)`;
const PLACE = new RegExp(
  String.raw`\{\{\s*([\w.-]{1,100})((?:\s+[\w-]+\s*=\s*${QUOTED})*)\s*\}\}`,
  'g',
);
const FALLBACK = new RegExp(String.raw`\sfallback\s*=\s*(${QUOTED})`);

/** Values by name, as texts. Empty values, and those that are neither text nor number, are left out. */
export function textsByName(values: unknown): Map<string, string> {
  const entries = values && typeof values === 'object' ? Object.entries(values) : [];
  const isUsable = (value: unknown) =>
    typeof value === 'string' ? value !== '' : Number.isFinite(value);
  return new Map(
    entries.filter(([, value]) => isUsable(value)).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * Replaces each `{{name}}` in a text with the value of that name, else with its fallback, as in
 * `{{name fallback="friend"}}`, else with nothing. Places inside a value are not replaced.
 *
 * @param missed called with each name that has neither
 */
export function fillPlaces(
  text: string,
  values: ReadonlyMap<string, string>,
  missed: (name: string) => void = () => {},
): string {
  return text.replace(PLACE, (_, name: string, attributes: string) => {
    const value = values.get(name);
    if (value !== undefined) return value;
    const [, quoted] = FALLBACK.exec(attributes) ?? [];
    if (quoted === undefined) missed(name);
    return quoted?.replace(/^(["']|&quot;)([^]*)\1$/, '$2') ?? '';
  });
}
