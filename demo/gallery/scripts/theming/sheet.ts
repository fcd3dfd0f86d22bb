/** Properties by their names, as a theme's sheet or the visitor sets them. */
export type Values = ReadonlyMap<string, string>;

/** The tokens that a theme's sheet sets for every page; those of some media are its own affair. */
export function tokensIn(sheet: string): Map<string, string> {
  const root = /:root\s*\{([^}]*)\}/.exec(sheet)?.[1] ?? '';
  return new Map(
    [...root.matchAll(/(--wb-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name!,
      value!.replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim(),
    ]),
  );
}

/** The sheet to copy: that of a theme with other values in it, or one made of the values alone. */
export function sheetWith(theme: string, values: Values): string {
  if (theme === '' && values.size === 0) return '/* Nothing is changed yet. */';
  if (theme === '') return plainSheet(values);
  let sheet = theme.trim();
  const added: string[] = [];
  for (const [name, value] of values) {
    const line = new RegExp(`${name}:[^;]*;`);
    if (line.test(sheet)) sheet = sheet.replace(line, () => `${name}: ${value};`);
    else added.push(`  ${name}: ${value};\n`);
  }
  return sheet.replace('  background:', () => `${added.join('')}  background:`);
}

/** What a page does not take from the tokens by itself. */
const PAGE = new Map([
  ['--wb-color-surface', 'background'],
  ['--wb-color-text', 'color'],
  ['--wb-font', 'font-family'],
]);

function plainSheet(values: Values): string {
  const lines = [...values].map(([name, value]) => `  ${name}: ${value};\n`);
  const page = [...PAGE]
    .filter(([name]) => values.has(name))
    .map(([name, property]) => `  ${property}: var(${name});\n`);
  const headings = values.has('--wb-font-heading')
    ? '\n\n:where(h1, h2, h3, h4, h5, h6) {\n  font-family: var(--wb-font-heading);\n}'
    : '';
  return `:root {\n${lines.join('')}${page.join('')}}${headings}`;
}
