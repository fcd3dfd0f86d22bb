/** HTML that is safe to put into a page as it stands. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  toString(): string {
    return this.source;
  }
}

type Filling = string | number | Markup | readonly Markup[] | false | null | undefined;

/**
 * A piece of HTML. Text filled in is escaped for content and quoted attributes; markup and lists of
 * it go in as they are; false, null and undefined leave nothing.
 */
export function html(strings: TemplateStringsArray, ...fillings: Filling[]): Markup {
  const parts = strings.flatMap((part, place) => [part, fill(fillings[place])]);
  return new Markup(parts.join(''));
}

/** Data for a script element: nothing in it can end the element or begin another. */
export function jsonMarkup(data: unknown): Markup {
  const text = JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return new Markup(text);
}

function fill(filling: Filling): string {
  if (filling === false || filling === null || filling === undefined) return '';
  if (filling instanceof Markup) return filling.source;
  if (typeof filling === 'object') return filling.map((piece) => piece.source).join('');
  return escapeText(String(filling));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
