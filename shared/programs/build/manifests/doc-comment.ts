/** Writes lines as a doc comment, indented by a number of spaces. */
export function docComment(lines: string[], indent = 0): string {
  const margin = ' '.repeat(indent);
  const safe = lines.filter(Boolean).map((line) => line.replaceAll('*/', '*\\/'));
  if (safe.length === 1) return `${margin}/** ${safe[0]} */`;
  return [`${margin}/**`, ...safe.map((line) => `${margin} * ${line}`), `${margin} */`].join('\n');
}
