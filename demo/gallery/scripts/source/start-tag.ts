/** An attribute as it stands in HTML; `from` and `to` are its place in the text. */
interface Written {
  name: string;
  value: string;
  from: number;
  to: number;
}

interface StartTag {
  /** Behind the tag's name, and behind its last attribute. */
  from: number;
  to: number;
  attributes: Written[];
}

const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;

/** The first start tag of an element in a text of HTML; undefined when it is not in it. */
export function startTag(source: string, tag: string): StartTag | undefined {
  // Comments keep their length, so that places stay right.
  const bare = source.replace(COMMENT, (it) => ' '.repeat(it.length));
  const found = new RegExp(`<${tag}(?=[\\s/>])`, 'i').exec(bare);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  const attributes: Written[] = [];
  let to = from;
  for (
    let at = skip(bare, from);
    at < bare.length && !/[>/]/.test(bare[at]!);
    at = skip(bare, to)
  ) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(bare);
    // What is no attribute is passed over, as browsers do.
    to = match ? ATTRIBUTE.lastIndex : at + 1;
    if (!match) continue;
    const value = unescaped(match[2] ?? match[3] ?? match[4] ?? '');
    attributes.push({ name: match[1]!.toLowerCase(), value, from: at, to });
  }
  return { from, to, attributes };
}

function skip(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at]!)) at += 1;
  return at;
}

/** The attributes that an author wrote on the first element of a tag, by name. */
export const attributesIn = (source: string, tag: string): Record<string, string> =>
  Object.fromEntries(
    (startTag(source, tag)?.attributes ?? []).map(({ name, value }) => [name, value]).toReversed(),
  );

/** The same HTML with one attribute set, or taken away by null; everything else stays as written. */
export function withAttribute(
  source: string,
  tag: string,
  name: string,
  value: string | null,
): string {
  const start = startTag(source, tag);
  if (!start) return source;
  const before = start.attributes.find((it) => it.name === name);
  const text = value === null ? '' : value === '' ? name : `${name}="${escaped(value)}"`;
  if (!before) {
    return text ? `${source.slice(0, start.to)} ${text}${source.slice(start.to)}` : source;
  }
  if (text) return source.slice(0, before.from) + text + source.slice(before.to);
  const lead = source.slice(0, before.from).trimEnd();
  return lead + source.slice(before.to);
}

const escaped = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

const NAMED: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'" };
const unescaped = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#39);/g, (_, name: string) => NAMED[name]!);
