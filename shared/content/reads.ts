/**
 * What a drawing was read from, so that it can follow its content while it sleeps. Written on the React
 * root by the publish step, as words with a space between them:
 *
 * - `0.1:3` the text of the second child of the first child is the text node number 3 of the drawing;
 *   `0.1:2@aria-label` the attribute of its element number 2
 * - `@slot` this attribute of some node was read, so a change concerns the drawing
 * - `*` other texts were read, and are in the drawing in another form
 */
export const READS_ATTRIBUTE = 'data-wb-reads';

/** One text of the content and its place in the drawing. */
export interface Place {
  /** Indexes of the author's child elements, from the host down. */
  path: number[];
  /** The number of a text node; with `attribute`, that of an element. */
  index: number;
  attribute?: string;
}

export interface Reads {
  places: Place[];
  attributes: string[];
  /** Whether texts were read that stand nowhere in the drawing as they are. */
  hasOthers: boolean;
}

export const writeReads = ({ places, attributes, hasOthers }: Reads): string =>
  [
    ...places.map(
      ({ path, index, attribute }) =>
        `${path.join('.')}:${index}${attribute ? `@${attribute}` : ''}`,
    ),
    ...attributes.map((name) => `@${name}`),
    ...(hasOthers ? ['*'] : []),
  ].join(' ');

export function parseReads(text: string): Reads {
  const words = text.split(' ').filter(Boolean);
  return {
    places: words.flatMap((word) => {
      const [, path, index, , attribute] = /^([\d.]*):(\d+)(@(.+))?$/.exec(word) ?? [];
      if (path === undefined) return [];
      const steps = path ? path.split('.').map(Number) : [];
      return { path: steps, index: Number(index), ...(attribute && { attribute }) };
    }),
    attributes: words.flatMap((word) => (word.startsWith('@') ? word.slice(1) : [])),
    hasOthers: words.includes('*'),
  };
}
