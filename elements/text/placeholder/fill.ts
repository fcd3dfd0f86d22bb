const QUOTED = String.raw`(?:"[^"]*"|'[^']*'|&quot;(?:(?!&quot;).)*&quot;)`;
const PLACE = new RegExp(
  String.raw`\{\{\s*([\w.-]{1,100})((?:\s+[\w-]+\s*=\s*${QUOTED})*)\s*\}\}`,
  'g',
);
const FALLBACK = new RegExp(String.raw`\sfallback\s*=\s*(${QUOTED})`);

/** Values by name, as texts; what is neither text nor number, or empty, is as if it were not there. */
export function namedTexts(values: unknown): Map<string, string> {
  const entries = values && typeof values === 'object' ? Object.entries(values) : [];
  const isUsable = (value: unknown) =>
    typeof value === 'string' ? value !== '' : Number.isFinite(value);
  return new Map(
    entries.filter(([, value]) => isUsable(value)).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * A text with what `{{name}}` stands for in its place: the value of that name, else what the place
 * says itself, as in `{{name fallback="friend"}}`, else nothing. A value is put in as it is: what
 * stands in it is looked at no further.
 *
 * @param missed told of each name that has neither
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
