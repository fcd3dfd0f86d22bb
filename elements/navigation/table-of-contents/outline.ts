/** A link of the list, with those below it. */
export interface Entry {
  id: string;
  text: string;
  below: Entry[];
}

interface Line {
  id: string;
  text: string;
  level: number;
}

/** Nests headings by their levels; a skipped level adds no nesting. */
export function outline(lines: Line[]): Entry[] {
  const top: Entry[] = [];
  const open = [{ level: 0, below: top }];
  for (const { id, text, level } of lines) {
    while (open.at(-1)!.level >= level) open.pop();
    const entry: Entry = { id, text, below: [] };
    open.at(-1)!.below.push(entry);
    open.push({ level, below: entry.below });
  }
  return top;
}
