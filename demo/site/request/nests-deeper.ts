/**
 * Whether JSON nests further than so many brackets, without reading it: a few kilobytes of brackets
 * would cost its reader more time than any form.
 */
export function nestsDeeper(json: string, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
